/** The days on which everything is measured. */
export const milestoneDays = [1, 60, 120, 180] as const

type Dated = { programDay: number; keptAt: string }

/**
 * For each of some days the copy that stood then: the one kept last of that day or before it. A day that no copy reaches yet
 * has none, unless it is the first to show that copy. A day that was moved or begun again is told by what was kept since.
 */
export function copyByDay<T extends Dated>(copies: readonly T[], days: readonly number[]): (T | undefined)[] {
  const inOrder = [...copies].sort(
    (one, other) => compare(one.keptAt, other.keptAt) || one.programDay - other.programDay,
  )
  const lastDay = inOrder.at(-1)?.programDay ?? 0
  const nearest = days.map((day) => inOrder.findLast(({ programDay }) => programDay <= day))
  return nearest.map((copy, index) =>
    copy && nearest.indexOf(copy) < index && lastDay < (days[index] ?? 0) ? undefined : copy,
  )
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
