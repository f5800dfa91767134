import type { z } from 'zod'
import type { Library } from '#features/library/library.ts'
import type { Program } from '#features/program/program.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { createKnown, type Known } from '../../understanding/server/known.ts'
import { loadKnown } from '../../understanding/server/load-known.ts'
import {
  AnswersFile,
  type AskedTopic,
  AsksFile,
  HelpFile,
  OutsideFile,
  type ShortAnswer,
  type Term,
  TermsFile,
  WordsFile,
} from '../search.content.ts'
import { createSynonyms, noSynonyms, type SynonymsOf } from './synonyms.ts'

export type AnswerToAsks = ShortAnswer & { key: string; asks: readonly string[] }

export type Questions = {
  /** By the id of the lesson or resource that answers them. */
  asks: ReadonlyMap<string, readonly string[]>
  /** By the id of the lesson, each with the questions that it answers. */
  answers: ReadonlyMap<string, readonly AnswerToAsks[]>
  /** Words of subjects that no lesson covers. */
  outside: ReadonlySet<string>
  /** Words that show that a question is about a business, whatever the trade. */
  business: ReadonlySet<string>
  synonymsOf: SynonymsOf
  /** What words of business mean. */
  terms: readonly Term[]
  /** What is asked about the product itself. */
  topics: readonly AskedTopic[]
  /** Everything that is known to be said about each matter; made anew each time, since it is needed once. */
  known: () => Known
}

export const noQuestions: Questions = {
  asks: new Map(),
  answers: new Map(),
  outside: new Set(),
  business: new Set(),
  synonymsOf: noSynonyms,
  terms: [],
  topics: [],
  known: () => createKnown([], ''),
}

/**
 * Reads `asks.yaml` beside each module's lessons and beside the resources, `answers.yaml` beside the lessons,
 * `outside.yaml`, `words.yaml`, `terms.yaml`, `help.yaml`, `kinds.yaml`, `reactions.yaml`, `drafts.yaml`, `sum-ways.yaml` and `phrasings.yaml`. All
 * of them are optional.
 */
export function loadQuestions(reader: ContentReader, program: Program, library: Library): Questions {
  const lessons = program.modules.map(({ id, subModules }) => readAnswered(reader, `modules/${id}`, subModules))
  const asks = new Map([...lessons, readAnswered(reader, 'resources', library.resources)].flatMap(({ asks }) => asks))
  const answers = new Map(lessons.flatMap(({ answers }) => answers))
  const subjects = isThere(reader, '', 'outside.yaml') ? Object.values(reader.yaml('outside.yaml', OutsideFile)) : []
  const words = isThere(reader, '', 'words.yaml')
    ? reader.yaml('words.yaml', WordsFile)
    : { same: [], related: [], business: [] }
  const topics = readTopics(reader)
  return {
    asks,
    answers,
    outside: wordsIn(subjects),
    business: wordsIn(words.business),
    synonymsOf: createSynonyms(words),
    terms: readTerms(reader, program),
    topics,
    known: () => loadKnown(reader, program, { answers, topics }),
  }
}

const readTopics = (reader: ContentReader): AskedTopic[] =>
  isThere(reader, '', 'help.yaml')
    ? Object.entries(reader.yaml('help.yaml', HelpFile)).map(([id, topic]) => ({ id, ...topic }))
    : []

function readTerms(reader: ContentReader, program: Program): Term[] {
  if (!isThere(reader, '', 'terms.yaml')) return []
  const file = reader.yaml('terms.yaml', TermsFile)
  return Object.entries(file).map(([name, { also, lesson, apart, ...said }]) => {
    if (!program.subModuleById.has(lesson)) throw reader.mistake('terms.yaml', lesson, `there is no lesson ${lesson}.`)
    const unknown = Object.keys(apart).find((other) => !Object.hasOwn(file, other))
    if (unknown) throw reader.mistake('terms.yaml', unknown, `${name}: there is no word ${unknown}.`)
    return { name, names: [name, ...also].map((one) => one.toLowerCase()), lesson, apart, ...said }
  })
}

const wordsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.toLowerCase().split(/\s+/)))

type Answered = { asks: [string, string[]][]; answers: [string, AnswerToAsks[]][] }

/** What lessons or resources of a folder are asked, and what is answered. */
function readAnswered(reader: ContentReader, folder: string, answering: readonly { id: string }[]): Answered {
  const asks = readById(reader, `${folder}/asks.yaml`, AsksFile, answering)
  const file = `${folder}/answers.yaml`
  const answers = readById(reader, file, AnswersFile, answering)
  const grouped = new Map(asks.flatMap(([id, lines]) => (Array.isArray(lines) ? [] : [[id, lines] as const])))
  for (const [id, lines] of grouped)
    for (const key of Object.keys(lines))
      if (!answers.some(([other, keyed]) => other === id && Object.hasOwn(keyed, key)))
        throw reader.mistake(`${folder}/asks.yaml`, `  ${key}:`, `answers.yaml has no ${key} under ${id}.`)
  return {
    asks: asks.map(([id, lines]) => [id, Object.values(lines).flat()]),
    answers: answers.map(([id, keyed]) => [
      id,
      Object.entries(keyed).map(([key, answer]) => {
        const lines = grouped.get(id)?.[key]
        if (!lines) throw reader.mistake(file, `  ${key}:`, `asks.yaml has no questions for ${key} under ${id}.`)
        return { ...answer, key, asks: lines }
      }),
    ]),
  }
}

/** The entries of an optional file, all of which belong to something beside it. */
function readById<T>(
  reader: ContentReader,
  file: string,
  schema: z.ZodType<Record<string, T>>,
  answering: readonly { id: string }[],
): [string, T][] {
  const [folder = '', name = ''] = file.split(/\/(?=[^/]+$)/)
  if (!isThere(reader, folder, name)) return []
  const entries = Object.entries(reader.yaml(file, schema))
  const unknown = entries.find(([id]) => !answering.some((one) => one.id === id))
  if (unknown) throw reader.mistake(file, `${unknown[0]}:`, `there is no ${unknown[0]} beside it.`)
  return entries
}

const isThere = (reader: ContentReader, folder: string, name: string) =>
  reader.list(folder).some((path) => path === name || path.endsWith(`/${name}`))
