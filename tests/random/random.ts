export type Dice = ReturnType<typeof dice>

/** Chance that can be had again: the same seed rolls the same. Mulberry32, by Tommy Ettinger, public domain. */
export function dice(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    below,
    isOneIn: (n: number): boolean => below(n) === 0,
    pick: <T>(from: readonly [T, ...T[]] | readonly T[]): T => {
      const one = from[below(from.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
  }
}
