import type { Minutes } from '#features/program/program.content.ts'
import { sumMinutes } from '#features/program/work-times.ts'

type Phase = { startDay: number; endDay: number; modules: readonly { minutes: Minutes }[] }

export type HoursGap = {
  /** What the phase takes at these hours, in whole weeks, and the days it has. */
  weeks: number
  days: number
  /** Days that the work falls behind the calendar in a month. */
  behindAMonth: number
}

/** What fewer hours a week than a phase asks for come to, reading, desk and field; undefined where they are enough. */
export function hoursGap({ startDay, endDay, modules }: Phase, hoursPerWeek: number): HoursGap | undefined {
  const { read, desk, field } = sumMinutes(modules)
  const weeks = (read + desk + field) / 60 / hoursPerWeek
  const days = endDay - startDay + 1
  const behindAMonth = Math.round(30 * (1 - days / (7 * weeks)))
  return behindAMonth < 1 ? undefined : { weeks: Math.round(weeks), days, behindAMonth }
}
