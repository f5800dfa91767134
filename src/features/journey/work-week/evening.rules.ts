import { overrun } from '../pace/catch-up.rules.ts'

/** Minutes of one of the days that a member works on; undefined where hours or days aren’t said. */
export const minutesOfDay = ({
  hoursPerWeek,
  weekdays,
}: {
  hoursPerWeek: number | null
  weekdays: readonly unknown[]
}) => (hoursPerWeek && weekdays.length > 0 ? Math.round((60 * hoursPerWeek) / weekdays.length) : undefined)

/** What a day holds with what a lesson may run over, as in a catch-up plan. */
export const withOverrun = (day: number): number => day * (1 + overrun)

/** Whether a lesson’s reading and desk work are more than one day holds. */
export const isLongerThanDay = (minutes: number, day: number | undefined): day is number =>
  day !== undefined && minutes > withOverrun(day)
