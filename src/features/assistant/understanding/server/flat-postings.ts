import { type GroupedPairs, groupedPairs } from './grouped-pairs.ts'
import { rangeOf } from './postings.ts'

/** Of each feature, a number of 32 bits, whatever is noted of it, in 16 bits each. */
export type FlatPostings = (feature: number) => GroupedPairs['seconds']

const most = 2 ** 16

/** In three rows of numbers, since a list for each feature would take twenty times as much. */
export function flatPostings(entries: readonly { feature: number; noted: number }[]): FlatPostings {
  const groups = groupedPairs(Float64Array.from(entries, ({ feature, noted }) => feature * most + noted).sort(), most)
  return (feature) => groups.seconds.subarray(...rangeOf(groups, feature))
}
