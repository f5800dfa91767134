import { comparedWords, featuresOf, hashOf } from '../../../understanding/server/features-of.ts'
import { flatPostings } from '../../../understanding/server/flat-postings.ts'

/** How much of a question, from 0 to 1, stands in what members say for each of some places, small words and neighbors too. */
export type PhraseIndex = (question: string, wide: ReadonlyMap<string, number>) => Float64Array

/** From so many features on a text is long, and more of any question stands in it by chance. */
const [usualLength, lengthShare] = [60, 0.3] as const
const rarest = 5

/** “Get by” and “hold against” have no telling word, and say what is meant together. */
export function createPhraseIndex(texts: readonly (readonly string[])[]): PhraseIndex {
  // Neighbors across a comma are none.
  const features = texts.map((phrases) => new Set(phrases.flatMap((one) => [...featuresOf(comparedWords(one)).keys()])))
  const held = features.map(({ size }) => 1 - lengthShare + lengthShare * Math.max(1, size / usualLength))
  const placesOf = flatPostings(features.flatMap((set, noted) => [...set].map((feature) => ({ feature, noted }))))
  // The texts are let go of.
  const count = texts.length
  return (question, wide) => {
    const scores = new Float64Array(count)
    let most = 0
    const note = (feature: number, worth: number, isAsked: boolean) => {
      const places = placesOf(feature)
      const weight = worth * Math.min(rarest, Math.log(1 + count / Math.max(1, places.length)))
      if (isAsked) most += weight
      for (const at of places) scores[at] = (scores[at] ?? 0) + weight
    }
    for (const [word, share] of wide) note(hashOf(word), share, false)
    for (const [feature, worth] of featuresOf(comparedWords(question))) note(feature, worth, true)
    return scores.map((score, at) => (score === 0 ? 0 : score / most / (held[at] ?? 1)))
  }
}
