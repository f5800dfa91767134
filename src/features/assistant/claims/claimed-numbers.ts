import { sentencesOf } from '#platform/format/sentences.ts'
import { isWish } from '../analyzer/is-wish.ts'
import type { ClaimedKind } from './claims.content.ts'

/** A number that an idea's text claims of its own business, with the words that it stands in. */
export type ClaimedNumber = {
  kind: ClaimedKind
  amount: number
  words: string
  /** `$`, `€`, `£`; null where no sum is meant. */
  symbol: string | null
}

const spelled = new Map(
  Object.entries({
    ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
    ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 },
  }),
)
const count = `(\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${[...spelled.keys()].join('|')})(?!\\w|[.,]\\d|%|\\s*(?:hours?|minutes?|days?|weeks?|months?|years?|times|percent)\\b)`
const sum = String.raw`([$\u20ac\u00a3])\s?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)`
const [our, between] = ["(?:^|\\b(?:i|we)(?:'ve| have)?(?: already| also| personally)? )", '(?:[a-z-]+ ){0,2}?']

/** Each only where founders speak of their own work: what rivals charge and what customers spend is compared with nothing. */
const patterns = (
  [
    ['conversations', `\\b${count} (?:customer |user |founder |owner )?(?:interviews|conversations)\\b`],
    [
      'conversations',
      `${our}(?:interviewed|talked (?:to|with)|spoke (?:to|with)|spoken (?:to|with)) ${between}${count}`,
    ],
    [
      'had',
      `\\b${count} (?:of|out of) (?:the )?(?:10|ten)\\b(?: [a-z-]+){0,3}? (?:had|have|has) (?:it|the problem|this|that)\\b`,
    ],
    ['contacted', `${our}(?:contacted|wrote to|written to|messaged|emailed|approached) ${between}${count}`],
    ['payers', `\\b${count} (?:[a-z-]+ )?(?:paying|paid) (?:customers|clients|users|members|pilots)\\b`],
    [
      'payers',
      `\\b${count} (?:[a-z-]+ ){1,2}?(?:have )?(?:paid (?:me|us)|pre-?ordered|paid a deposit|bought from (?:me|us))\\b`,
    ],
    ['payers', `\\b(?:i|we)(?:'ve| have)? (?:got |have |won |signed )?${count} (?:customers|clients)\\b`],
    ['price', `\\b(?:i|we) charge ${between}${sum}`],
    ['price', `\\b(?:my|our|the) price (?:is|of) ${sum}`],
    ['price', `\\b(?:i|we) sell (?:[a-z-]+ ){0,3}?(?:for|at) ${sum}`],
    [
      'revenue',
      `\\b(?:i|we) (?:make|made|earn|earned|turn over) ${sum} (?:a|per|each|every|in the last|last) (?:month|30 days)\\b`,
    ],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(pattern, 'gi')] as const)

/** What is denied or still to come is no claim. */
const denied = /\b(?:not|never|without|none|no|haven't|hasn't|didn't|yet to|until|need)\b/i
const [longestSentence, near] = [400, 30]

export function claimedNumbers(idea: string): ClaimedNumber[] {
  const sentences = sentencesOf(idea.replaceAll(/[’‘]/g, "'"))
  return sentences
    .filter((sentence) => sentence.length <= longestSentence && !isWish(sentence))
    .flatMap((sentence) => patterns.flatMap(([kind, pattern]) => numbersIn(sentence, kind, pattern)))
}

const numbersIn = (sentence: string, kind: ClaimedKind, pattern: RegExp): ClaimedNumber[] =>
  [...sentence.matchAll(pattern)].flatMap((match) => {
    const [words, first = '', second] = match
    const amount = numberOf(second ?? first)
    const before = sentence.slice(Math.max(0, match.index - near), match.index)
    if (amount === undefined || denied.test(before)) return []
    return [{ kind, amount, words, symbol: second === undefined ? null : first }]
  })

const numberOf = (text: string): number | undefined => {
  const amount = spelled.get(text.toLowerCase()) ?? Number(text.replaceAll(',', ''))
  return Number.isFinite(amount) ? amount : undefined
}
