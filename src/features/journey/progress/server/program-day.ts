import { dayNumber, localDayNumber } from '#platform/server/clock.ts'
import { programDays } from '../../journey.rules.ts'

export type Enrolment = { enrolledOn: string; timeZone: string; dayFloor: number }

/** Program day, 1–180, in the member's zone. Never below `dayFloor`, so a move across the date line takes no day back. */
export function programDay({ enrolledOn, timeZone, dayFloor }: Enrolment, now: Temporal.Instant): number {
  const since = localDayNumber(timeZone, now) - dayNumber(enrolledOn)
  return Math.min(programDays, Math.max(dayFloor, 1 + since))
}
