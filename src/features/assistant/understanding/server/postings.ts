import { comparedWords, featuresOf } from '#platform/server/language/features-of.ts'
import { type KnownText, nameOf } from './matter.ts'

/** Which features occur in the texts of which matter, and how often: those of one feature stand in a row, from its start to the next one’s. */
export type Postings = {
  features: Uint32Array
  starts: Uint32Array
  matters: Uint16Array
  /** In halves, since texts may count half. */
  halves: Uint16Array
  /** How long the texts of each matter are together, beside the mean of all. */
  lengths: Float32Array
}

/** Worth is counted in halves, so that it can be added up as whole numbers. */
const ofOne = 2
const mostMatters = 2 ** 16

export function createPostings(texts: readonly KnownText[], placeOf: ReadonlyMap<string, number>): Postings {
  const said = texts.map(({ matter, text, worth }) => ({
    place: placeOf.get(nameOf(matter)) ?? 0,
    features: [...featuresOf(comparedWords(text)).keys()],
    times: Math.round(worth * ofOne),
  }))
  const lengths = new Float32Array(placeOf.size)
  const all = new Float64Array(said.reduce((sum, { features, times }) => sum + features.length * times, 0))
  let at = 0
  for (const { place, features, times } of said)
    for (const feature of features)
      for (let time = 0; time < times; time += 1) {
        all[at] = feature * mostMatters + place
        lengths[place] = (lengths[place] ?? 0) + 1
        at += 1
      }
  const mean = all.length / Math.max(placeOf.size, 1)
  return { ...countedIn(all.sort()), lengths: lengths.map((length) => length / (mean || 1)) }
}

/** Equal neighbors of sorted numbers, counted. */
function countedIn(sorted: Float64Array): Omit<Postings, 'lengths'> {
  const features: number[] = []
  const starts: number[] = []
  const matters: number[] = []
  const halves: number[] = []
  let last = -1
  for (const one of sorted) {
    const feature = Math.floor(one / mostMatters)
    if (one !== last) {
      if (feature !== features.at(-1)) {
        features.push(feature)
        starts.push(matters.length)
      }
      matters.push(one % mostMatters)
      halves.push(0)
      last = one
    }
    halves[halves.length - 1] = (halves.at(-1) ?? 0) + 1
  }
  return {
    features: Uint32Array.from(features),
    starts: Uint32Array.from([...starts, matters.length]),
    matters: Uint16Array.from(matters),
    halves: Uint16Array.from(halves),
  }
}

/** Where the postings of a feature begin and end. */
export function rangeOf(
  { features, starts }: Pick<Postings, 'features' | 'starts'>,
  feature: number,
): readonly [number, number] {
  let [from, to] = [0, features.length - 1]
  while (from <= to) {
    const middle = (from + to) >>> 1
    const found = features[middle] ?? 0
    if (found === feature) return [starts[middle] ?? 0, starts[middle + 1] ?? 0]
    if (found < feature) from = middle + 1
    else to = middle - 1
  }
  return [0, 0]
}
