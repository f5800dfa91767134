import type { Broadcast } from '../broadcasts.contract.ts'
import { type Audience, audienceOf, audienceWords } from './broadcast-words.ts'

export type Words = Pick<Broadcast, 'subject' | 'text' | 'buttonLabel' | 'buttonUrl'> & Audience

/** Under which name a draft is kept while it’s written. */
export const draftName = (broadcastId: string) => `broadcast:${broadcastId}`

const wordsOf = ({ subject, text, buttonLabel, buttonUrl, ...draft }: Words): Words => ({
  ...{ subject, text, buttonLabel, buttonUrl },
  ...audienceOf(draft),
})

/** All that a draft says and whom it goes to, as one text. */
export const textOf = (words: Words): string => JSON.stringify(wordsOf(words))

/** The draft that a text holds; what it lacks, as a kept text of an earlier release may, is the server’s. */
export function readWords(text: string, draft: Words): Words {
  try {
    return wordsOf({ ...draft, ...JSON.parse(text) })
  } catch {
    return wordsOf(draft)
  }
}

/** As it’s read beside another one. */
export const draftLines = (words: Words): string =>
  [
    words.subject,
    words.text,
    [words.buttonLabel, words.buttonUrl].filter(Boolean).join(': '),
    `To: ${audienceWords(words)}`,
  ]
    .filter(Boolean)
    .join('\n\n')

/** Whether two texts say the same, as the server stores them. */
export const isSame = (one: string, other: string, draft: Words): boolean => tidied(one, draft) === tidied(other, draft)

const tidied = (text: string, draft: Words) =>
  textOf({
    ...Object.fromEntries(
      Object.entries(readWords(text, draft)).map(([key, value]) => [
        key,
        typeof value === 'string' && key !== 'text' ? value.trim() : value,
      ]),
    ),
  } as Words)
