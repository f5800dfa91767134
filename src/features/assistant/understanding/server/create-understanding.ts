import { comparedWords, featuresOf, hashOf } from '#platform/server/language/features-of.ts'
import type { SynonymsOf } from '../../search/server/synonyms.ts'
import type { Known } from './known.ts'
import type { Matter } from './matter.ts'
import { type Postings, rangeOf } from './postings.ts'

/** `score`: 0 where no word is shared, about 1 where every word is. */
export type Meant = Matter & { score: number }

/** What a text is about, best first. */
export type Understand = (text: string) => readonly Meant[]

/** How soon a word that repeats counts no more, and how far long texts are held back. */
const [saturation, lengthShare] = [2, 0.75]
const synonymWorth = 0.2
const shown = 60

/**
 * Tells what a text is about by everything that was ever said about each matter, taken together: the words of a matter find
 * what no single known question resembles. Scores are BM25 (S. Robertson, H. Zaragoza, “The Probabilistic Relevance
 * Framework”, 2009), divided by what a text could reach.
 */
export const createUnderstanding =
  ({ matters, postings }: Pick<Known, 'matters' | 'postings'>, synonymsOf: SynonymsOf): Understand =>
  (text) => {
    const scores = scored(postings, asked(text, synonymsOf))
    return [...scores.keys()]
      .filter((at) => (scores[at] ?? 0) > 0)
      .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
      .slice(0, shown)
      .flatMap((at) => {
        const matter = matters[at]
        return matter ? [{ ...matter, score: scores[at] ?? 0 }] : []
      })
  }

function scored(postings: Postings, asked: ReadonlyMap<number, number>): Float64Array {
  const { matters, halves, lengths } = postings
  const scores = new Float64Array(lengths.length)
  let most = 0
  for (const [feature, worth] of asked) {
    const [from, to] = rangeOf(postings, feature)
    const rarity = Math.log(1 + scores.length / Math.max(to - from, 0.5))
    most += worth * rarity
    for (let at = from; at < to; at += 1) {
      const [matter, count] = [matters[at] ?? 0, (halves[at] ?? 0) / 2]
      const held = saturation * (1 - lengthShare + lengthShare * (lengths[matter] ?? 1))
      scores[matter] = (scores[matter] ?? 0) + (worth * rarity * count * (saturation + 1)) / (count + held)
    }
  }
  return most === 0 ? scores : scores.map((score) => score / most)
}

/** A text’s features, and at less than their worth those of other words for the same. */
function asked(text: string, synonymsOf: SynonymsOf): Map<number, number> {
  const words = comparedWords(text)
  const wide = new Map<number, number>()
  for (const word of words)
    for (const [other, worth] of synonymsOf(word)) {
      const hash = hashOf(other)
      wide.set(hash, Math.max(worth * synonymWorth, wide.get(hash) ?? 0))
    }
  for (const [feature, worth] of featuresOf(words)) wide.set(feature, worth)
  return wide
}
