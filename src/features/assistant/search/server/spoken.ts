import type { AnswerToAsks, Questions } from './load-questions.ts'

type Spoken = { lessonId: string; key: string }

/**
 * Tells which short answer was given before, by the paragraphs of the stored answer: they are said as they are written, so
 * nothing has to be kept beside the conversation. A text that was changed since is simply not found.
 */
export function createSpoken({ answers }: Pick<Questions, 'answers'>): (answer: string) => Spoken | undefined {
  const byParagraph = new Map(
    [...answers].flatMap(([lessonId, given]) =>
      given.flatMap((one): [string, Spoken][] => {
        const spoken = { lessonId, key: one.key }
        return textsOf(one).map((text) => [text.trim(), spoken])
      }),
    ),
  )
  return (answer) => {
    for (const paragraph of answer.split('\n\n')) {
      const found = byParagraph.get(paragraph.replace(/^> /, '').trim())
      if (found) return found
    }
    return undefined
  }
}

const textsOf = ({ answer, short, why, example, otherwise, words, limits, gives }: AnswerToAsks): string[] =>
  [answer, short, why, example, otherwise, words, limits, gives && firstOf(gives)].filter((text) => text !== undefined)

const firstOf = (text: string) => text.split('\n\n')[0] ?? ''
