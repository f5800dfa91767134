import { dayBefore } from '#features/game/gratitude/gratitude.rules.ts'
import type { Trend } from './stats.contract.ts'

/** The last 7 local days, `today` included, compared with the 7 before; with no percent where the member hadn't joined for all of these. */
export function trend(byDay: ReadonlyMap<string, number>, today: string, joinedOn: string): Trend {
  const days = lastDays(today, 14)
  const sum = (some: readonly string[]) => some.reduce((total, day) => total + (byDay.get(day) ?? 0), 0)
  const current = sum(days.slice(0, 7))
  const previous = sum(days.slice(7))
  const isComparable = previous > 0 && joinedOn <= (days.at(-1) ?? today)
  return { current, previous, percent: isComparable ? Math.round(((current - previous) / previous) * 100) : null }
}

/** `count` calendar days ending today, newest first. */
export function lastDays(today: string, count: number): string[] {
  const days = [today]
  while (days.length < count) days.push(dayBefore(days.at(-1) ?? today))
  return days
}
