/** Minutes of one of the days that a member works on; undefined where hours or days aren’t said. */
export const minutesOfDay = ({
  hoursPerWeek,
  weekdays,
}: {
  hoursPerWeek: number | null
  weekdays: readonly unknown[]
}) => (hoursPerWeek && weekdays.length > 0 ? Math.round((60 * hoursPerWeek) / weekdays.length) : undefined)

/** A lesson may run over by a tenth of a day, as a catch-up plan lets it. */
const overrun = 1.1

/** Whether a lesson’s reading and desk work are more than one day holds. */
export const isLongerThanDay = (minutes: number, day: number | undefined): day is number =>
  day !== undefined && minutes > day * overrun
