/** Of each feature, a number of 32 bits, whatever is noted of it, in 16 bits each. */
export type FlatPostings = (feature: number) => Uint16Array

const most = 2 ** 16
const none = new Uint16Array()

/** In three rows of numbers, since a list for each feature would take twenty times as much. */
export function flatPostings(entries: readonly { feature: number; noted: number }[]): FlatPostings {
  const all = Float64Array.from(entries, ({ feature, noted }) => feature * most + noted).sort()
  const noted = Uint16Array.from(all, (one) => one % most)
  const features: number[] = []
  const starts: number[] = []
  for (const [at, one] of all.entries()) {
    const feature = Math.floor(one / most)
    if (feature === features.at(-1)) continue
    features.push(feature)
    starts.push(at)
  }
  const [sorted, from] = [Uint32Array.from(features), Uint32Array.from([...starts, all.length])]
  return (feature) => {
    const at = indexIn(sorted, feature)
    return sorted[at] === feature ? noted.subarray(from[at], from[at + 1]) : none
  }
}

/** Where a number stands in sorted ones, or would stand. */
function indexIn(sorted: Uint32Array, one: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < one) low = middle + 1
    else high = middle
  }
  return low
}
