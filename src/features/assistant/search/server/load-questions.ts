import type { Library } from '#features/library/library.ts'
import type { Program } from '#features/program/program.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { AsksFile, OutsideFile, WordsFile } from '../search.content.ts'
import { createSynonyms, noSynonyms, type SynonymsOf } from './synonyms.ts'

export type Questions = {
  /** By the id of the lesson or resource that answers them. */
  asks: ReadonlyMap<string, readonly string[]>
  /** Words of subjects that no lesson covers. */
  outside: ReadonlySet<string>
  /** Words that show that a question is about a business, whatever the trade. */
  business: ReadonlySet<string>
  synonymsOf: SynonymsOf
}

export const noQuestions: Questions = {
  asks: new Map(),
  outside: new Set(),
  business: new Set(),
  synonymsOf: noSynonyms,
}

/**
 * Reads `asks.yaml` beside each module's lessons and beside the resources, `outside.yaml` and `words.yaml`. All of them
 * are optional.
 */
export function loadQuestions(reader: ContentReader, program: Program, library: Library): Questions {
  const lessons = program.modules.map(({ id, subModules }) => readAsks(reader, `modules/${id}`, subModules))
  const asks = new Map([...lessons, readAsks(reader, 'resources', library.resources)].flat())
  const subjects = isThere(reader, '', 'outside.yaml') ? Object.values(reader.yaml('outside.yaml', OutsideFile)) : []
  const words = isThere(reader, '', 'words.yaml')
    ? reader.yaml('words.yaml', WordsFile)
    : { same: [], related: [], business: [] }
  return { asks, outside: wordsIn(subjects), business: wordsIn(words.business), synonymsOf: createSynonyms(words) }
}

const wordsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.toLowerCase().split(/\s+/)))

function readAsks(reader: ContentReader, folder: string, answers: readonly { id: string }[]): [string, string[]][] {
  if (!isThere(reader, folder, 'asks.yaml')) return []
  const file = `${folder}/asks.yaml`
  const asks = Object.entries(reader.yaml(file, AsksFile))
  const known = new Set(answers.map(({ id }) => id))
  const unknown = asks.find(([id]) => !known.has(id))
  if (unknown) throw reader.mistake(file, `${unknown[0]}:`, `there is no ${unknown[0]} beside it.`)
  return asks
}

const isThere = (reader: ContentReader, folder: string, name: string) =>
  reader.list(folder).some((path) => path.endsWith(name))
