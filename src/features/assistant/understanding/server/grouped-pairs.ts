/** The seconds of each first stand in a row, from its start to the next one’s, in no more bytes than they need. */
export type GroupedPairs = { features: Uint32Array; starts: Uint32Array; seconds: Uint16Array | Uint32Array }

/** Pairs of a feature and a number below `most`, each as one number (`feature * most + second`), sorted. */
export function groupedPairs(sorted: Float64Array, most: number): GroupedPairs {
  const features: number[] = []
  const starts: number[] = []
  const seconds = most > 2 ** 16 ? new Uint32Array(sorted.length) : new Uint16Array(sorted.length)
  for (const [at, pair] of sorted.entries()) {
    const feature = Math.floor(pair / most)
    if (feature !== features.at(-1)) {
      features.push(feature)
      starts.push(at)
    }
    seconds[at] = pair % most
  }
  return { features: Uint32Array.from(features), starts: Uint32Array.from([...starts, sorted.length]), seconds }
}
