import { timesOf } from '#features/program/work-times.ts'
import { minutesText } from '#platform/format/durations.ts'

type Next = { minutes: number; fieldMinutes: number; readMinutes?: number | undefined }
type Pace = { next: Next | null; check?: { isNextChecked: boolean } | null | undefined }

/** What the next lesson takes: of one that is compared with what is there, the reading, and what it takes with its page. */
export const timesOfNext = ({ next, check }: Pace): string => {
  if (!next) return ''
  if (!check?.isNextChecked || !next.readMinutes) return timesOf(next)
  const whole = next.minutes + next.fieldMinutes
  return `${minutesText(next.readMinutes)} to check, up to ${minutesText(whole)} with its page`
}
