import type { Questions } from './load-questions.ts'

type Spoken = { lessonId: string; key: string }

/**
 * Tells which short answer was given before, by the paragraphs of the stored answer: they are said as they are written, so
 * nothing has to be kept beside the conversation. A text that was changed since is simply not found.
 */
export function createSpoken({ answers }: Pick<Questions, 'answers'>): (answer: string) => Spoken | undefined {
  const byParagraph = new Map(
    [...answers].flatMap(([lessonId, given]) =>
      given.flatMap(({ key, answer, short, why, example, otherwise, words, limits, gives }) =>
        [answer, short, why, example, otherwise, words, limits, gives && firstOf(gives)].flatMap((text) =>
          text ? [[text.trim(), { lessonId, key }] satisfies [string, Spoken]] : [],
        ),
      ),
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

const firstOf = (text: string) => text.split('\n\n')[0] ?? ''
