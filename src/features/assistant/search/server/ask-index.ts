import { featuresOf, hashOf } from '#platform/server/language/features-of.ts'
import { stem, wordsOf } from '#platform/server/language/word-stems.ts'
import { createHolders } from '../../understanding/server/holders.ts'
import { rangeOf } from '../../understanding/server/postings.ts'
import type { SearchEntry } from './search-entries.ts'
import type { SynonymsOf } from './synonyms.ts'

/** What an entry answers, a line each; `key` names the one of its short answers that the line belongs to. */
type Said = { text: string; key?: string | undefined }
export type AskedEntry = { id: string; lines: readonly Said[] }

/**
 * `alike` is 0 if nothing is shared, 1 and more if several lines are similar, `closest` that of the most similar line; `key` is the
 * short answer that they speak for most, and `best` its most similar line.
 */
export type Likeness = { alike: number; closest: number; best: number; key: string | undefined }

/** How similar a question is to what an entry answers, by the entry's id. */
export type AskIndex = (question: string) => Map<string, Likeness>

const standInWorth = 0.6
/** Each further similar question of an entry adds this share of what the previous one added. */
const nextWorth = 0.8
const mostAlike = 8
/** Longer questions share more words by chance: their length counts, but not in full. */
const lengthPower = 0.6
const usualLength = 5

/** The lines of an entry that are most like a question: how much, best first, of all of them and of each short answer's. */
type Closest = { all: number[]; byKey: Map<string, number[]> }

/** Compares a question with everything an entry answers, one by one: members' words find members' words. */
export function createAskIndex(entries: readonly AskedEntry[], synonymsOf: SynonymsOf): AskIndex {
  const lines = entries.flatMap(({ id, lines }) => lines.map(({ key }) => ({ id, key })))
  const holders = createHolders(featuresOfLines(entries), weightFor)
  const weight = (feature: number, worth: number) => {
    const [from, to] = rangeOf(holders, feature)
    return weightFor(worth, to - from || 0.7, lines.length)
  }
  const lengths = holders.squares.map((square) => Math.sqrt(square) ** lengthPower * usualLength ** (1 - lengthPower))

  const sharedWith = (words: readonly string[], asked: ReadonlyMap<number, number>) => {
    const sums = new Float64Array(lines.length)
    const sharing: number[] = []
    for (const [feature, { share, worth }] of widened(words, asked, synonymsOf)) {
      const [from, to] = rangeOf(holders, feature)
      const adds = share * weight(feature, worth)
      for (let at = from; at < to; at += 1) {
        const line = holders.lines[at] ?? 0
        if (sums[line] === 0) sharing.push(line)
        sums[line] = (sums[line] ?? 0) + adds
      }
    }
    return { sums, sharing }
  }

  return (question) => {
    const words = comparedWords(question)
    const asked = featuresOf(words)
    const own = Math.sqrt([...asked].reduce((sum, [feature, worth]) => sum + weight(feature, worth), 0))
    const { sums, sharing } = sharedWith(words, asked)
    const closest = new Map<string, Closest>()
    for (const at of sharing) {
      const line = lines[at]
      if (line) enter(closest, line, (sums[at] ?? 0) / (own * (lengths[at] ?? 1)))
    }
    return new Map([...closest].map(([id, found]) => [id, likenessOf(found)]))
  }
}

/** One after the other: all of them at once would take 10 MB for a moment. */
function* featuresOfLines(entries: readonly AskedEntry[]) {
  for (const { lines } of entries) for (const { text } of lines) yield featuresOf(comparedWords(text))
}

/** Squared, because similarity is a cosine. */
const weightFor = (worth: number, count: number, lines: number) => (Math.log(1 + lines / count) * worth) ** 2

function enter(
  closest: Map<string, Closest>,
  { id, key }: { id: string; key: string | undefined },
  score: number,
): void {
  const found = closest.get(id) ?? { all: [], byKey: new Map<string, number[]>() }
  closest.set(id, found)
  keepBest(found.all, score)
  if (key === undefined) return
  const ofKey = found.byKey.get(key) ?? []
  found.byKey.set(key, ofKey)
  keepBest(ofKey, score)
}

/** A question shares a word with most of ten thousand lines: sorting all of them took most of its time. */
function keepBest(best: number[], score: number): void {
  if (best.length === mostAlike && score <= (best.at(-1) ?? 0)) return
  const at = best.findIndex((other) => other < score)
  best.splice(at === -1 ? best.length : at, 0, score)
  if (best.length > mostAlike) best.pop()
}

/** What an entry of the search answers: its questions first, then what its lesson says of itself. */
export const askedEntry = ({ id, asks, answers, ...entry }: SearchEntry): AskedEntry => {
  const keyOf = new Map(answers.flatMap(({ key, asks }) => asks.map((ask) => [ask, key] as const)))
  const { title, description, outcome, argument, action } = entry
  const own = [title, description, outcome, argument, action].filter((text) => text !== '').map((text) => ({ text }))
  return { id, lines: [...asks.map((text) => ({ text, key: keyOf.get(text) })), ...own] }
}

function likenessOf({ all, byKey }: Closest): Likeness {
  const keys = [...byKey].map(([key, scores]) => ({ key, alike: together(scores), best: scores[0] ?? 0 }))
  const [first] = keys.sort((one, other) => other.alike - one.alike)
  return { alike: together(all), closest: all[0] ?? 0, best: first?.best ?? 0, key: first?.key }
}

const together = (sorted: readonly number[]): number =>
  sorted.reduce((sum, score, at) => sum + score * nextWorth ** at, 0)

/** Stems, and small words (marked by `_`): these still distinguish “give up” from “give away”. */
const comparedWords = (text: string): string[] =>
  wordsOf(text).map((word) => stem(word) ?? `_${word.toLowerCase().replace(/['’].*$/, '')}`)

type Asked = { share: number; worth: number }

/** A question’s features, and at less than their worth those of other words for the same. */
function widened(words: readonly string[], asked: ReadonlyMap<number, number>, synonymsOf: SynonymsOf) {
  const wide = new Map<number, Asked>()
  for (const word of words)
    for (const [other, share] of synonymsOf(word)) {
      const feature = hashOf(other)
      wide.set(feature, { share: Math.max(share * standInWorth, wide.get(feature)?.share ?? 0), worth: 1 })
    }
  for (const [feature, worth] of asked) wide.set(feature, { share: 1, worth })
  return wide
}
