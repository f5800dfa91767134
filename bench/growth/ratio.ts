import { dice } from '../../tests/random/random.ts'

const resamples = 400

/** Large over small, with what 95 of 100 draws of the rounds give; nothing where the small one has none of it. */
export function ratioOf<T>(
  pairs: readonly { small: T; large: T }[],
  figure: (some: readonly T[]) => number,
): { at: number; from: number; to: number } | undefined {
  const ratio = (some: typeof pairs) =>
    figure(some.map(({ large }) => large)) / figure(some.map(({ small }) => small))
  const at = ratio(pairs)
  if (!Number.isFinite(at) || at === 0) return undefined
  const roll = dice(1)
  const drawn = Array.from({ length: resamples }, () => ratio(pairs.map(() => roll.pick(pairs)))).sort((a, b) => a - b)
  const share = (part: number) => drawn[Math.floor(resamples * part)] ?? at
  return { at, from: share(0.025), to: share(0.975) }
}
