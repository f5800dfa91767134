import { daysBetween } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'

export const absenceLimits = {
  /** Characters of the line for clients. */
  note: 200,
  /** Days back that one may begin: who was ill enters it afterwards. */
  daysBack: 30,
  daysAhead: 366,
  /** Of one coach that aren’t over. */
  atOnce: 20,
} as const

/** The first and the last day, by the calendar where the coach lives: `2026-03-07`. */
export type Days = { from: string; until: string }

/** The one that holds a day. */
export const absenceOn = <T extends Days>(absences: readonly T[], day: string): T | undefined =>
  absences.find(({ from, until }) => from <= day && day <= until)

/** How many days from one to another, both of them too, one was away. */
export const daysAwayBetween = (absences: readonly Days[], first: string, last: string): number =>
  absences.reduce((sum, { from, until }) => {
    const [begin, end] = [from > first ? from : first, until < last ? until : last]
    return begin > end ? sum : sum + daysBetween(begin, end) + 1
  }, 0)

const day = (date: string) => calendarDates.weekdayDate(date)

/** `on Monday, March 9`, `from Saturday, March 7 through Saturday, March 14`. */
export const daysText = ({ from, until }: Days): string =>
  from === until ? `on ${day(from)}` : `from ${day(from)} through ${day(until)}`

/** `is away through Saturday, March 14`; of days to come `will be away from …`. Behind a name. */
export function awayText(days: Days & { isRunning: boolean }): string {
  if (!days.isRunning) return `will be away ${daysText(days)}`
  return days.from === days.until ? 'is away today' : `is away through ${day(days.until)}`
}
