import { localDate } from '#platform/server/clock.ts'
import { programDays } from '../rules.ts'

export type Enrolment = { enrolledOn: string; timeZone: string; dayFloor: number }

/** Program day, 1–180, in the member's zone. Never below `dayFloor`, so a move across the date line takes no day back. */
export function programDay({ enrolledOn, timeZone, dayFloor }: Enrolment, now: Temporal.Instant): number {
  const today = localDate(timeZone, now)
  const since = Temporal.PlainDate.from(enrolledOn).until(today, { largestUnit: 'days' }).days
  return Math.min(programDays, Math.max(dayFloor, 1 + since))
}
