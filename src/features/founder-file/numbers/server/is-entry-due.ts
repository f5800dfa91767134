import { type WeekStart, weekBegan } from '../../settings/server/week-began.ts'

/** Whether numbers were measured before, and none of this week is there yet. */
export function isEntryDue(
  points: readonly { date: string }[],
  today: Temporal.PlainDate,
  weekStart: WeekStart,
): boolean {
  if (points.length === 0) return false
  const began = weekBegan(today, weekStart).toString()
  return points.every(({ date }) => date < began)
}
