import { withOverrun } from '#features/journey/work-week/evening.rules.ts'
import type { Step } from './steps.ts'

type Work = {
  /** Minutes of a day, of the lesson’s text, and at the desk. */
  day: number
  read: number
  desk: number
  steps: readonly Step[]
  /** Keys of what is still empty, and of what was filled in today. */
  empty: ReadonlySet<string>
  today: ReadonlySet<string>
  /** When the text was opened for the first time. */
  opened: 'never' | 'today' | 'before'
}

/** What of a lesson is today’s: what was done today counts, and the minutes at the desk go by the work of each step. */
export function shareOfDay({ day, read, desk, steps, empty, today, opened }: Work) {
  const whole = steps.reduce((sum, { weight }) => sum + weight, 0)
  const costOf = ({ weight }: Step) => (desk * weight) / Math.max(1, whole)
  const left = steps.filter(({ key }) => empty.has(key))
  const done = steps.filter(({ key }) => today.has(key) && !empty.has(key))
  const reads = opened === 'never'
  let rest = withOverrun(day) - (opened === 'before' ? 0 : read) - done.reduce((sum, step) => sum + costOf(step), 0)
  const fitting: Step[] = []
  for (const step of left) {
    if (costOf(step) > rest) break
    rest -= costOf(step)
    fitting.push(step)
  }
  if (fitting.length > 0 || left.length === 0) return { reads, steps: fitting, isBegun: false, isDone: false }
  const isDone = done.length > 0
  return { reads, steps: left.slice(0, isDone ? 2 : 1), isBegun: !isDone, isDone }
}
