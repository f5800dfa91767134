import { dayNumber } from '#platform/server/clock.ts'
import { paceLimits } from '../pace.rules.ts'
import type { CalendarChangeKind } from './pace.tables.ts'

type Change = { kind: CalendarChangeKind; fromDate: string; days: number }

/** Paused or moved days that fall into the year before a day, or begin on it. */
export function daysUsed(changes: readonly Change[], kind: CalendarChangeKind, today: string): number {
  const since = dayNumber(today) + 1 - paceLimits.yearDays
  return changes
    .filter((change) => change.kind === kind)
    .reduce((sum, { fromDate, days }) => sum + within(kind, dayNumber(fromDate), days, since), 0)
}

/** A pause that began before the year counts by its days in it; a move is one instant. */
function within(kind: CalendarChangeKind, from: number, days: number, since: number): number {
  if (kind === 'move') return from >= since ? days : 0
  return Math.max(0, days - Math.max(0, since - from))
}
