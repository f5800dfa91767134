import { type GroupedPairs, groupedPairs } from './grouped-pairs.ts'

/** Which lines hold a feature: those of one feature stand in a row, from its start to the next one’s. */
export type Holders = {
  features: Uint32Array
  starts: Uint32Array
  lines: GroupedPairs['seconds']
  /** Of each line the sum of what its features weigh. */
  squares: Float64Array
}

type WeightFor = (worth: number, holders: number, lines: number) => number

/** More lines than there will be; with a feature’s 32 bits it still is a whole number. */
const mostLines = 2 ** 20

/** As numbers in rows, since a word in each of ten thousand lines would take ten times as much. */
export function createHolders(said: Iterable<ReadonlyMap<number, number>>, weightFor: WeightFor): Holders {
  const pairs: number[] = []
  const worths = new Map<number, number>()
  let count = 0
  for (const features of said) {
    for (const [feature, worth] of features) {
      pairs.push(feature * mostLines + count)
      worths.set(feature, worth)
    }
    count += 1
  }
  const { features, starts, seconds: lines } = groupedPairs(Float64Array.from(pairs).sort(), mostLines)
  const squares = new Float64Array(count)
  for (const [at, feature] of features.entries()) {
    const holding = lines.subarray(starts[at], starts[at + 1])
    const weight = weightFor(worths.get(feature) ?? 0, holding.length, count)
    for (const line of holding) squares[line] = (squares[line] ?? 0) + weight
  }
  return { features, starts, lines, squares }
}
