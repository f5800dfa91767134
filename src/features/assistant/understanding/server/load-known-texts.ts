import type { Program } from '#features/program/program.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import type { Questions } from '../../search/server/load-questions.ts'
import { OtherPhrasingsFile, PhrasingsFile } from '../phrasings.content.ts'
import type { KnownText, Matter } from './matter.ts'

/** What an answer says about a matter is worth less than what is asked about it: founders use other words. */
const answerWorth = 0.5

export type AskSources = Pick<Questions, 'answers' | 'topics'>

/** Everything that is known to be said about each matter: questions, phrasings, and the short answers themselves. */
export function loadKnownTexts(reader: ContentReader, program: Program, asked: AskSources): KnownText[] {
  const lessons = [...asked.answers].flatMap(([id, answers]) =>
    answers.flatMap(({ key, asks, answer, short, why, example }): KnownText[] => {
      const matter = { kind: 'lesson', id, key } as const
      return [...textsOf(matter, asks), { matter, text: [answer, short, why, example].join(' '), worth: answerWorth }]
    }),
  )
  const topics = asked.topics.flatMap(({ id, asks }) => textsOf({ kind: 'help', id, key: undefined }, asks))
  return [...lessons, ...topics, ...phrasingsOfLessons(reader, program, asked), ...otherPhrasings(reader, asked)]
}

function phrasingsOfLessons(reader: ContentReader, program: Program, { answers }: AskSources): KnownText[] {
  return program.modules.flatMap(({ id: moduleId }) => {
    const file = `modules/${moduleId}/phrasings.yaml`
    if (!isThere(reader, `modules/${moduleId}`, file)) return []
    return Object.entries(reader.yaml(file, PhrasingsFile)).flatMap(([id, byKey]) =>
      Object.entries(byKey).flatMap(([key, texts]) => {
        if (!answers.get(id)?.some((answer) => answer.key === key))
          throw reader.mistake(file, `  ${key}:`, `answers.yaml has no ${key} under ${id}.`)
        return textsOf({ kind: 'lesson', id, key }, texts)
      }),
    )
  })
}

function otherPhrasings(reader: ContentReader, { topics }: AskSources): KnownText[] {
  const file = 'phrasings.yaml'
  if (!isThere(reader, '', file)) return []
  const phrasings = reader.yaml(file, OtherPhrasingsFile)
  const unknown = Object.keys(phrasings.help).find((id) => !topics.some((topic) => topic.id === id))
  if (unknown) throw reader.mistake(file, `  ${unknown}:`, `help.yaml has no ${unknown}.`)
  return (['help', 'own', 'other'] as const).flatMap((kind) =>
    Object.entries(phrasings[kind]).flatMap(([id, texts]) => textsOf({ kind, id, key: undefined }, texts)),
  )
}

const textsOf = (matter: Matter, texts: readonly string[]): KnownText[] =>
  texts.map((text) => ({ matter, text, worth: 1 }))

const isThere = (reader: ContentReader, folder: string, file: string) => reader.list(folder).includes(file)
