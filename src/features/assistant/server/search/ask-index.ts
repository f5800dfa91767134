import type { Entry } from './entries.ts'
import { standIns } from './synonyms.ts'
import { stem, wordsOf } from './words.ts'

/** How near the asked words come to what an entry answers, by the entry's id: 0 where nothing is shared, 1 and more where several of its questions are alike. */
export type AskIndex = (question: string) => Map<string, number>

/** A word that tells little still tells “give up” from “give away”. */
const smallWorth = 0.4
const pairWorth = 0.8
const standInWorth = 0.6
/** Each further question of an entry that is alike adds this share of what the one before it did. */
const nextWorth = 0.8
const mostAlike = 8
/** Longer questions share more words by chance: their length counts, but not in full. */
const lengthPower = 0.6
const usualLength = 5

/** Compares a question with everything an entry answers, one by one: members' words find members' words. */
export function createAskIndex(entries: readonly Entry[]): AskIndex {
  const rows = entries.flatMap((entry) => linesOf(entry).map((line) => ({ id: entry.id, terms: termsOf(line) })))
  const holders = new Map<string, number[]>()
  for (const [at, { terms }] of rows.entries())
    for (const term of terms) {
      const known = holders.get(term)
      if (known) known.push(at)
      else holders.set(term, [at])
    }
  const weight = (term: string) => (Math.log(1 + rows.length / (holders.get(term)?.length ?? 0.7)) * worthOf(term)) ** 2
  const length = (terms: readonly string[]) => Math.sqrt(terms.reduce((sum, term) => sum + weight(term), 0))
  const lengths = rows.map(({ terms }) => length(terms) ** lengthPower * usualLength ** (1 - lengthPower))

  return (question) => {
    const asked = termsOf(question)
    const shared = new Map<number, number>()
    for (const [term, worth] of widened(asked))
      for (const at of holders.get(term) ?? []) shared.set(at, (shared.get(at) ?? 0) + worth * weight(term))
    const own = length(asked)
    const alike = new Map<string, number[]>()
    for (const [at, sum] of shared) {
      const id = rows[at]?.id ?? ''
      alike.set(id, [...(alike.get(id) ?? []), sum / (own * (lengths[at] ?? 1))])
    }
    return new Map([...alike].map(([id, scores]) => [id, together(scores)]))
  }
}

const linesOf = ({ asks, title, description, outcome, argument, action }: Entry) =>
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

function widened(asked: readonly string[]): Map<string, number> {
  const wide = new Map<string, number>()
  for (const term of asked)
    for (const [other, worth] of standIns(term)) wide.set(other, Math.max(worth * standInWorth, wide.get(other) ?? 0))
  for (const term of asked) wide.set(term, 1)
  return wide
}
