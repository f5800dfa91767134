import { featuresOf, hashOf } from '../../understanding/server/features-of.ts'
import { createHolders } from '../../understanding/server/holders.ts'
import { rangeOf } from '../../understanding/server/postings.ts'
import type { SearchEntry } from './search-entries.ts'
import type { SynonymsOf } from './synonyms.ts'
import { stem, wordsOf } from './word-stems.ts'

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

type Score = { key: string | undefined; score: number }

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
    const shared = new Map<number, number>()
    for (const [feature, { share, worth }] of widened(words, asked, synonymsOf)) {
      const [from, to] = rangeOf(holders, feature)
      const adds = share * weight(feature, worth)
      for (const line of holders.lines.subarray(from, to)) shared.set(line, (shared.get(line) ?? 0) + adds)
    }
    return shared
  }

  return (question) => {
    const words = comparedWords(question)
    const asked = featuresOf(words)
    const own = Math.sqrt([...asked].reduce((sum, [feature, worth]) => sum + weight(feature, worth), 0))
    const alike = new Map<string, Score[]>()
    for (const [at, sum] of sharedWith(words, asked)) {
      const line = lines[at]
      if (line) push(alike, line.id, { key: line.key, score: sum / (own * (lengths[at] ?? 1)) })
    }
    return new Map([...alike].map(([id, scores]) => [id, likenessOf(scores)]))
  }
}

/** One after the other: all of them at once would take 10 MB for a moment. */
function* featuresOfLines(entries: readonly AskedEntry[]) {
  for (const { lines } of entries) for (const { text } of lines) yield featuresOf(comparedWords(text))
}

/** Squared, because similarity is a cosine. */
const weightFor = (worth: number, count: number, lines: number) => (Math.log(1 + lines / count) * worth) ** 2

function push<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** What an entry of the search answers: its questions first, then what its lesson says of itself. */
export const askedEntry = ({ id, asks, answers, ...entry }: SearchEntry): AskedEntry => {
  const keyOf = new Map(answers.flatMap(({ key, asks }) => asks.map((ask) => [ask, key] as const)))
  const { title, description, outcome, argument, action } = entry
  const own = [title, description, outcome, argument, action].filter((text) => text !== '').map((text) => ({ text }))
  return { id, lines: [...asks.map((text) => ({ text, key: keyOf.get(text) })), ...own] }
}

function likenessOf(scores: Score[]): Likeness {
  const keyed = Map.groupBy(
    scores.filter(({ key }) => key !== undefined),
    ({ key }) => key,
  )
  const keys = [...keyed].map(([key, some]) => ({ key, ...sumOf(some) }))
  const [first] = keys.sort((one, other) => other.alike - one.alike)
  const all = sumOf(scores)
  return { alike: all.alike, closest: all.best, best: first?.best ?? 0, key: first?.key }
}

function sumOf(scores: readonly Score[]) {
  const sorted = scores.map(({ score }) => score).sort((a, b) => b - a)
  return { alike: together(sorted), best: sorted[0] ?? 0 }
}

const together = (sorted: readonly number[]): number =>
  sorted.slice(0, mostAlike).reduce((sum, score, at) => sum + score * nextWorth ** at, 0)

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
