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

/** Stop words still distinguish “give up” from “give away”. */
const smallWorth = 0.5
const pairWorth = 0.8
const standInWorth = 0.6
/** Each further similar question of an entry adds this share of what the previous one added. */
const nextWorth = 0.8
const mostAlike = 8
/** Longer questions share more words by chance: their length counts, but not in full. */
const lengthPower = 0.6
const usualLength = 5

type Line = { id: string; key: string | undefined; terms: readonly string[]; length: number }
type Score = { key: string | undefined; score: number }

/** Compares a question with everything an entry answers, one by one: members' words find members' words. */
export function createAskIndex(entries: readonly AskedEntry[], synonymsOf: SynonymsOf): AskIndex {
  const said = entries.flatMap(({ id, lines }) => lines.map(({ text, key }) => ({ id, key, terms: termsOf(text) })))
  const weights = weightsOf(said)
  const weight = (term: string) => weights.get(term) ?? weightFor(term, 0.7, said.length)
  const length = (terms: readonly string[]) => Math.sqrt(terms.reduce((sum, term) => sum + weight(term), 0))
  const lines = said.map(
    ({ terms, ...line }): Line => ({
      ...line,
      terms,
      length: length(terms) ** lengthPower * usualLength ** (1 - lengthPower),
    }),
  )
  const holders = holdersOf(lines)

  return (question) => {
    const asked = termsOf(question)
    const shared = new Map<Line, number>()
    for (const [term, worth] of widened(asked, synonymsOf))
      for (const line of holders.get(term) ?? []) shared.set(line, (shared.get(line) ?? 0) + worth * weight(term))
    const own = length(asked)
    const alike = new Map<string, Score[]>()
    for (const [{ id, key, length }, sum] of shared) push(alike, id, { key, score: sum / (own * length) })
    return new Map([...alike].map(([id, scores]) => [id, likenessOf(scores)]))
  }
}

function weightsOf(lines: readonly { terms: readonly string[] }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { terms } of lines) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Map([...counts].map(([term, count]) => [term, weightFor(term, count, lines.length)]))
}

/** Squared, because similarity is a cosine. */
const weightFor = (term: string, count: number, lines: number) => (Math.log(1 + lines / count) * worthOf(term)) ** 2

function holdersOf(lines: readonly Line[]): Map<string, Line[]> {
  const holders = new Map<string, Line[]>()
  for (const line of lines) for (const term of line.terms) push(holders, term, line)
  return holders
}

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

/** Stems, small words (marked by `_`) and pairs of neighbors. */
function termsOf(text: string): string[] {
  const all = wordsOf(text).map((word) => stem(word) ?? `_${word.toLowerCase().replace(/['’].*$/, '')}`)
  const pairs = all.slice(1).map((word, at) => `${all[at]} ${word}`)
  return [...new Set([...all, ...pairs])]
}

function worthOf(term: string): number {
  if (term.includes(' ')) return pairWorth
  return term.startsWith('_') ? smallWorth : 1
}

function widened(asked: readonly string[], synonymsOf: SynonymsOf): Map<string, number> {
  const wide = new Map<string, number>()
  for (const term of asked)
    for (const [other, worth] of synonymsOf(term)) wide.set(other, Math.max(worth * standInWorth, wide.get(other) ?? 0))
  for (const term of asked) wide.set(term, 1)
  return wide
}
