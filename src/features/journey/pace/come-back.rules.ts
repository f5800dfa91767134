import { paceLimits } from './pace.rules.ts'

type Absence = {
  quietDays: number
  daysBehind: number
  /** Days since the member last said how to go on: planned, moved, paused, or carried on. */
  answeredDays: number | undefined
}

/**
 * A gap asks once: the days that make the next one count from the answer. Who is behind without a gap is asked again after
 * two weeks.
 */
export function asksHowToGoOn({ quietDays, daysBehind, answeredDays }: Absence): boolean {
  if (Math.min(quietDays, answeredDays ?? quietDays) >= paceLimits.quietDays) return true
  return daysBehind >= paceLimits.behindDays && (answeredDays ?? paceLimits.askAgainDays) >= paceLimits.askAgainDays
}
