import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Talk } from '../../../talk.ts'

const lead = 'From what I just said:'
const sentence = /(?<=[.!?])\s+(?=[A-Z*[])|\n/
/** Of a long answer that speaks of it often, the first that do. */
const most = 2

/** What a sentence has that answers a question without any telling word. */
const answers: readonly (readonly [asks: RegExp, has: RegExp])[] = [
  [
    /\b(?:how long|how many (?:minutes|hours|days|weeks|months)|how often)\b/,
    /\b(?:\d+|an?|one|two|three|each|every) ?(?:minutes?|min|hours?|days?|weeks?|months?|years?)\b|\bwithin\b/,
  ],
  [/\bhow much\b/, /[$€£]\s?\d|\d ?(?:%|percent)|\bfree\b/],
  [
    /\b(?:until|till|by|since) when\b|^\W*(?:(?:and|so|ok) )*when\b/,
    /\b(?:until|through|by|on|from) (?:the |its |your )?(?:[A-Z][a-z]+ \d|last day|day \d|end)\b/,
  ],
]

/** The sentences of the answer before, or of the text that answered it, that have the words of what is asked further; undefined below `least` of them. */
export function saidOfIt({ plain, said }: Talk, least: number, text = said.last): string[] | undefined {
  if (said.times > 1) return undefined
  const asked = [...new Set(stemsOf(plain))]
  const sign = asked.length === 0 ? answers.find(([asks]) => asks.test(plain))?.[1] : undefined
  const told = sentencesIn(text).map((text) => ({
    text,
    share: sign ? Number(sign.test(text)) : shareOf(asked, text),
  }))
  const best = Math.max(...told.map(({ share }) => share), 0)
  if (best === 0 || best < least) return undefined
  const [first = '', ...others] = told.filter(({ share }) => share === best).map((one) => one.text)
  // A whole paragraph comes twice in the same words.
  const line = [[first, ...others].slice(0, most).join(' '), first].find((one) => !said.has(one))
  return line === undefined ? undefined : [lead, line]
}

const sentencesIn = (answer: string): string[] =>
  answer
    .split('\n\n')
    .filter((one) => !/^(?:\*No |\*I read |More in |From what I )/.test(one))
    .flatMap((one) => one.split(sentence))
    .map((one) => one.replace(/^- /, '').trim())
    .filter((one) => !one.endsWith('?'))

function shareOf(asked: readonly string[], text: string): number {
  const words = new Set(stemsOf(text.replace(/\]\([^)]*\)/g, ' ')))
  return asked.filter((word) => words.has(word)).length / Math.max(asked.length, 1)
}
