import { groupedPairs } from '../../../understanding/server/grouped-pairs.ts'
import { rangeOf } from '../../../understanding/server/postings.ts'

/** Of each feature, a number of 32 bits, whatever is noted of it, in 16 bits each. */
export type FlatPostings = (feature: number) => Uint16Array

const most = 2 ** 16

/** In three rows of numbers, since a list for each feature would take twenty times as much. */
export function flatPostings(entries: readonly { feature: number; noted: number }[]): FlatPostings {
  const pairs = Float64Array.from(entries, ({ feature, noted }) => feature * most + noted).sort()
  const groups = groupedPairs(pairs, most)
  const noted = Uint16Array.from(groups.seconds)
  return (feature) => noted.subarray(...rangeOf(groups, feature))
}
