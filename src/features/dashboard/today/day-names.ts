import { calendarDates } from '#platform/format/dates.ts'

/** Of a day to come: `Tomorrow`, `Monday` within a week, else the date. */
export function dayName(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 1) return 'Tomorrow'
  return days < 7 ? calendarDates.weekday(date) : on(date)
}

export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

export const on = (date: string) => calendarDates.dayOfYear(date)
