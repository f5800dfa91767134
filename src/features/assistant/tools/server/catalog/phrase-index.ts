import { comparedWords, featuresOf, hashOf } from '#platform/server/language/features-of.ts'
import { flatPostings } from '../../../understanding/server/flat-postings.ts'

/** How much of a question, from 0 to 1, stands in what members say for each of some places, small words and neighbors too. */
export type PhraseIndex = (question: string, wide: ReadonlyMap<string, number>) => Float64Array

/** From so many features on a text is long, and more of any question stands in it by chance. */
const [usualLength, lengthShare] = [60, 0.3] as const
const rarest = 5

/** What is said once for a place may be there by chance: a name, or a trade in which somebody asked. */
const onceWorth = 0.7

/** “Get by” and “hold against” have no telling word, and say what is meant together. Of each place its label comes first. */
export function createPhraseIndex(texts: readonly (readonly string[])[]): PhraseIndex {
  const features = texts.map(countedFeatures)
  const held = features.map((counts) => {
    const size = counts.values().reduce((sum, times) => sum + worthOf(times > 1), 0)
    return 1 - lengthShare + lengthShare * Math.max(1, size / usualLength)
  })
  const placesOf = flatPostings(
    features.flatMap((counts, at) =>
      [...counts].map(([feature, times]) => ({ feature, noted: at * 2 + (times > 1 ? 1 : 0) })),
    ),
  )
  // The texts are let go of.
  const count = texts.length
  return (question, wide) => {
    const scores = new Float64Array(count)
    let most = 0
    const note = (feature: number, worth: number, isAsked: boolean) => {
      const places = placesOf(feature)
      const weight = worth * Math.min(rarest, Math.log(1 + count / Math.max(1, places.length)))
      if (isAsked) most += weight
      for (const noted of places) {
        const [at, isOften] = [noted >>> 1, (noted & 1) === 1]
        scores[at] = (scores[at] ?? 0) + weight * worthOf(isOften)
      }
    }
    for (const [word, share] of wide) note(hashOf(word), share, false)
    for (const [feature, worth] of featuresOf(comparedWords(question))) note(feature, worth, true)
    return scores.map((score, at) => (score === 0 ? 0 : score / most / (held[at] ?? 1)))
  }
}

const worthOf = (isOften: boolean) => (isOften ? 1 : onceWorth)

/** In how many of the texts of a place each feature stands; what its label has counts as often said. */
function countedFeatures([label = '', ...phrases]: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>()
  // Neighbors across a comma are none.
  for (const text of [label, label, ...phrases])
    for (const feature of featuresOf(comparedWords(text)).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}
