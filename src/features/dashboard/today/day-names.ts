import { daysBetween } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'

/** Of a day to come: `Tomorrow`, `Monday` within a week, else the date. */
export function dayName(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 1) return 'Tomorrow'
  return days < 7 ? calendarDates.weekday(date) : on(date)
}

export const on = (date: string) => calendarDates.dayOfYear(date)
