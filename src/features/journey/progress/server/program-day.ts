import { dayNumber, localDayNumber } from '#platform/server/clock.ts'
import { programDays } from '../../journey.rules.ts'

/** A member's calendar, as it stands with the account. Dates are local ones, `2026-03-01`. */
export type Enrolment = {
  timeZone: string
  enrolledOn: string
  dayFloor: number
  /** When the member began again; null for the day of joining. */
  begunOn: string | null
  /** Days that earlier pauses and moves took out since then. */
  dayShift: number
  /** First and last day of the latest pause, which ends by itself. */
  pausedFrom: string | null
  pausedUntil: string | null
}

/** The columns that a calendar is read from. */
export const enrolmentColumns = [
  'users.timeZone',
  'users.enrolledOn',
  'users.dayFloor',
  'users.begunOn',
  'users.dayShift',
  'users.pausedFrom',
  'users.pausedUntil',
] as const

/**
 * Program day, 1–180, in the member's zone: paused and moved days do not count. Never below `dayFloor`, so neither a move
 * across the date line nor a pause takes a day back.
 */
export const programDay = (enrolment: Enrolment, now: Temporal.Instant): number =>
  Math.min(programDays, Math.max(enrolment.dayFloor, rawDay(enrolment, localDayNumber(enrolment.timeZone, now))))

/** The day that the calendar counts before floor and end, on a local day. */
export function rawDay(enrolment: Enrolment, today: number): number {
  const since = today - dayNumber(enrolment.begunOn ?? enrolment.enrolledOn)
  return 1 + since - enrolment.dayShift - pausedDays(enrolment, today)
}

/** Days of the latest pause that are over or running, today included. */
export function pausedDays({ pausedFrom, pausedUntil }: Pick<Enrolment, 'pausedFrom' | 'pausedUntil'>, today: number) {
  if (!pausedFrom || !pausedUntil) return 0
  return Math.max(0, Math.min(today, dayNumber(pausedUntil)) - dayNumber(pausedFrom) + 1)
}

/** Of the member’s today: a pause begins on the day on which it is asked for, and a move west only sets the date before it. */
export const isPaused = ({ pausedUntil }: Enrolment, today: number): boolean =>
  pausedUntil !== null && today <= dayNumber(pausedUntil)

/** The same, of today as a date. */
export const isPausedOn = (enrolment: Enrolment, today: string): boolean => isPaused(enrolment, dayNumber(today))

/** The day since joining, which nothing moves: completions and points go by it. */
export const unmovedDay = ({ timeZone, enrolledOn }: Enrolment, now: Temporal.Instant): number =>
  Math.min(programDays, Math.max(1, 1 + localDayNumber(timeZone, now) - dayNumber(enrolledOn)))
