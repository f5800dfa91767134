import { dayBefore } from '#features/game/gratitude/gratitude.rules.ts'
import type { Trend } from './stats.contract.ts'

/** Of a member's last week, on the dashboard and in the weekly email: whole days, since one that isn't over would say less each morning. */
export const lastWeek = (today: string): string[] => lastDays(today, 8).slice(1)

/**
 * The last 7 whole local days compared with the 7 before. Before program day 15 those aren't all days of the program: a
 * week against one day would praise or blame for nothing.
 */
export function trend(byDay: ReadonlyMap<string, number>, today: string, programDay: number): Trend {
  const sum = (some: readonly string[]) => some.reduce((total, day) => total + (byDay.get(day) ?? 0), 0)
  const week = lastWeek(today)
  const current = sum(week)
  const previous = sum(lastWeek(week.at(-1) ?? today))
  const isComparable = previous > 0 && programDay > 2 * week.length
  return { current, previous, percent: isComparable ? Math.round(((current - previous) / previous) * 100) : null }
}

/** `count` calendar days ending today, newest first. */
export function lastDays(today: string, count: number): string[] {
  const days = [today]
  while (days.length < count) days.push(dayBefore(days.at(-1) ?? today))
  return days
}
