import { hashOf } from '#platform/server/language/features-of.ts'
import { stemsOf, wordsOf } from '#platform/server/language/word-stems.ts'
import { type FlatPostings, flatPostings } from '../../understanding/server/flat-postings.ts'
import type { Likeness } from './ask-index.ts'
import type { Questions } from './load-questions.ts'
import type { SearchEntry } from './search-entries.ts'
import type { SynonymsOf } from './synonyms.ts'

/** How much speaks for it that the program covers a question, judged by the entries that match best. */
export type Coverage = (question: string, best: readonly { entry: SearchEntry; likeness: Likeness }[]) => number

/** Fitted to the questions of `bench/questions/tuning.yaml` and `dev.yaml`, and to what lessons say they answer. */
const weights = { covered: 3.5, strange: -3.5, outside: -4.3, trade: 3.4, alike: 1.45 }
/** From here on the program covers it. */
export const covered = 1.05

/** A question belongs to the program when a lesson covers its words, members are known to use them, and none of them points to another subject. */
export function createCoverage(
  entries: readonly SearchEntry[],
  { outside, business, synonymsOf }: Questions,
): Coverage {
  const askCounts = countsOf(entries.flatMap(({ asks }) => asks).map(stemsOf))
  const holding = holdingOf(entries)
  const placeOf = new Map(entries.map(({ id }, at) => [id, at]))
  const asksInAll = entries.reduce((sum, { asks }) => sum + asks.length, 0)
  const isKnown = (word: string) =>
    askCounts.has(word) || [...synonymsOf(word).keys()].some((other) => askCounts.has(other))

  /** Rare words say what a question is about; a word that occurs nowhere says it loudest. */
  const telling = (word: string) => {
    const asked = askCounts.get(word)
    if (asked) return Math.log(1 + asksInAll / asked) / Math.log(asksInAll)
    return holding(hashOf(word)).length > 0 ? 0.9 : 1.3
  }

  return (question, best) => {
    const asked = [...new Set(stemsOf(question))]
    if (asked.length === 0) return 0
    const words = wordsAndPairs(question)
    const whole = asked.reduce((sum, word) => sum + telling(word), 0)
    const covers = best.map(({ entry }) => {
      const place = placeOf.get(entry.id) ?? -1
      const held = (word: string) => heldAt(holding(hashOf(word)), place)
      return asked.reduce((sum, word) => sum + telling(word) * heldShare(word, held, synonymsOf), 0) / whole
    })
    return (
      weights.covered * Math.max(0, ...covers) +
      weights.strange * (asked.filter((word) => !isKnown(word)).length / asked.length) +
      weights.outside * Math.min(2, count(words, outside)) +
      weights.trade * Math.min(2, count(words, business)) +
      weights.alike * Math.min(1.2, Math.max(0, ...best.map(({ likeness }) => likeness.alike)))
    )
  }
}

const textWorth = 0.7

/** Whether it has a word of a subject that the program is known to leave out. */
export const pointsOutside = (question: string, { outside }: Questions): boolean =>
  count(wordsAndPairs(question), outside) > 0

/** Whether it has a word of business, whatever the trade: it may be in the program in words that nobody knew. */
export const speaksOfBusiness = (question: string, { business }: Questions): boolean =>
  count(wordsAndPairs(question), business) > 0

/** Of each word the entries that have it, each as its place in the list times 2, and 1 more where members' questions have it. */
const holdingOf = (entries: readonly SearchEntry[]): FlatPostings =>
  flatPostings(
    entries.flatMap(({ title, description, outcome, action, deliverable, argument, around, body, asks }, at) => {
      const asked = new Set(asks.flatMap(stemsOf))
      const texts = [title, description, outcome, action, deliverable, argument, around, body]
      return [...new Set([...texts.flatMap(stemsOf), ...asked])].map((word) => ({
        feature: hashOf(word),
        noted: at * 2 + (asked.has(word) ? 1 : 0),
      }))
    }),
  )

/** Words from members' questions count fully, words from an entry's text less. */
function heldAt(holding: ReturnType<FlatPostings>, place: number): number {
  if (holding.includes(place * 2 + 1)) return 1
  return holding.includes(place * 2) ? textWorth : 0
}

const heldShare = (word: string, held: (word: string) => number, synonymsOf: SynonymsOf) =>
  Math.max(held(word), ...[...synonymsOf(word)].map(([other, worth]) => worth * 0.8 * held(other)))

/** Words as written, and pairs of neighbors: `tax-rate`. */
function wordsAndPairs(question: string): ReadonlySet<string> {
  const words = wordsOf(question).map((word) => word.toLowerCase().replace(/['’].*$/, ''))
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]}-${word}`)])
}

const count = (words: ReadonlySet<string>, among: ReadonlySet<string>) =>
  [...words].filter((word) => among.has(word) || among.has(word.replace(/s$/, ''))).length

function countsOf(rows: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) for (const word of new Set(row)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
