import { calendarDates } from '#platform/format/dates.ts'

/** `March 2026`, of `2026-03`. */
export const monthName = (month: string): string => calendarDates.wholeMonth(`${month}-01`)
