import { timesOf } from '#features/program/work-times.ts'
import { minutesText } from '#platform/format/durations.ts'

type Next = { minutes: number; fieldMinutes: number; readMinutes?: number | undefined }
type Pace = { next: Next | null; check?: { isNextChecked: boolean } | null | undefined }

/** What the next lesson takes: of one that is compared with what is there, the reading; the rest is what is missing. */
export const timesOfNext = ({ next, check }: Pace): string => {
  if (!next) return ''
  return check?.isNextChecked && next.readMinutes ? `${minutesText(next.readMinutes)} to check` : timesOf(next)
}
