import { type WeekStart, weekBegan } from '../../settings/server/week-began.ts'

type Point = { key: string; date: string; value: number }

/**
 * Whether numbers were measured before, and none of this week is there yet. The first are of 30 days, so a week has to pass after
 * them; and as long as no one has paid, asked or talked about buying, a month has.
 */
export function isEntryDue(points: readonly Point[], today: Temporal.PlainDate, weekStart: WeekStart): boolean {
  const dates = points.map(({ date }) => date).sort()
  const [first, newest] = [dates[0], dates.at(-1)]
  if (!first || !newest) return false
  const began = weekBegan(today, weekStart).toString()
  const day = (ago: number) => today.subtract({ days: ago }).toString()
  return newest < began && first <= day(week) && (newest <= day(month) || !isAllZero(points))
}

/** Whether one of them is of this week. */
export const isWeekIn = (
  points: readonly Pick<Point, 'date'>[],
  today: Temporal.PlainDate,
  weekStart: WeekStart,
): boolean => points.some(({ date }) => date >= weekBegan(today, weekStart).toString())

const week = 7
const month = 30

/** As last measured; of one day the points are in the order in which they were entered. */
function isAllZero(points: readonly Point[]): boolean {
  const byDate = points.toSorted((one, other) => one.date.localeCompare(other.date))
  const last = new Map(byDate.map(({ key, value }) => [key, value]))
  return people.every((key) => last.get(key) === 0)
}
/** Those whom a business begins with, by their keys in `content/metrics.yaml`. */
const people = ['clients', 'leads', 'calls']
