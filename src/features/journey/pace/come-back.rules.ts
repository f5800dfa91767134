import { isFarBehind, paceLimits } from './pace.rules.ts'

type Absence = {
  quietDays: number
  daysBehind: number
  lessonsBehind: number
  /** Lessons completed today: on a day with work nothing is asked. */
  doneToday: number
  /** Days since the member last said how to go on: planned, moved, paused, or carried on. */
  answeredDays: number | undefined
}

/**
 * A gap asks once: the days that make the next one count from the answer. Who is behind without a gap is asked again after
 * two weeks.
 */
export function asksHowToGoOn({ quietDays, answeredDays, doneToday, ...behind }: Absence): boolean {
  if (doneToday > 0) return false
  if (Math.min(quietDays, answeredDays ?? quietDays) >= paceLimits.quietDays) return true
  return isFarBehind(behind) && (answeredDays ?? paceLimits.askAgainDays) >= paceLimits.askAgainDays
}
