import type { SearchEntry } from './search-entries.ts'
import type { SynonymsOf } from './synonyms.ts'
import { stem, wordsOf } from './word-stems.ts'

/** How similar a question is to what an entry answers, by the entry's id: 0 if nothing is shared, 1 and more if several of its questions are similar. */
export type AskIndex = (question: string) => Map<string, number>

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

type Line = { id: string; terms: readonly string[]; length: number }

/** Compares a question with everything an entry answers, one by one: members' words find members' words. */
export function createAskIndex(entries: readonly SearchEntry[], synonymsOf: SynonymsOf): AskIndex {
  const said = entries.flatMap((entry) => linesOf(entry).map((line) => ({ id: entry.id, terms: termsOf(line) })))
  const weights = weightsOf(said)
  const weight = (term: string) => weights.get(term) ?? weightFor(term, 0.7, said.length)
  const length = (terms: readonly string[]) => Math.sqrt(terms.reduce((sum, term) => sum + weight(term), 0))
  const lines = said.map(
    ({ id, terms }): Line => ({ id, terms, length: length(terms) ** lengthPower * usualLength ** (1 - lengthPower) }),
  )
  const holders = holdersOf(lines)

  return (question) => {
    const asked = termsOf(question)
    const shared = new Map<Line, number>()
    for (const [term, worth] of widened(asked, synonymsOf))
      for (const line of holders.get(term) ?? []) shared.set(line, (shared.get(line) ?? 0) + worth * weight(term))
    const own = length(asked)
    const alike = new Map<string, number[]>()
    for (const [line, sum] of shared) push(alike, line.id, sum / (own * line.length))
    return new Map([...alike].map(([id, scores]) => [id, together(scores)]))
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

const linesOf = ({ asks, title, description, outcome, argument, action }: SearchEntry) =>
  [...asks, title, description, outcome, argument, action].filter((line) => line !== '')

function together(scores: number[]): number {
  const best = scores.sort((a, b) => b - a).slice(0, mostAlike)
  return best.reduce((sum, score, at) => sum + score * nextWorth ** at, 0)
}

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
