import { dayBefore } from '#features/game/gratitude/gratitude.rules.ts'
import type { Trend } from './stats.contract.ts'

/**
 * The last 7 local days, `today` included, compared with the 7 before. Before program day 14 those aren't all days of
 * the program: a week against one day would praise or blame for nothing.
 */
export function trend(byDay: ReadonlyMap<string, number>, today: string, programDay: number): Trend {
  const days = lastDays(today, 14)
  const sum = (some: readonly string[]) => some.reduce((total, day) => total + (byDay.get(day) ?? 0), 0)
  const current = sum(days.slice(0, 7))
  const previous = sum(days.slice(7))
  const isComparable = previous > 0 && programDay >= days.length
  return { current, previous, percent: isComparable ? Math.round(((current - previous) / previous) * 100) : null }
}

/** `count` calendar days ending today, newest first. */
export function lastDays(today: string, count: number): string[] {
  const days = [today]
  while (days.length < count) days.push(dayBefore(days.at(-1) ?? today))
  return days
}
