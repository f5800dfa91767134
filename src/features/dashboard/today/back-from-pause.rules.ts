import { daysBetween } from '#platform/format/date-steps.ts'
import type { Pace } from './today.rules.ts'

/**
 * From the end of a pause to the first lesson after it, or to day 1 again; a day that was never worked on is no return. The day
 * that waited is that of the first day after it.
 */
export function backFromPause({ changes, today, currentDay, lastWork, doneToday }: Pace): string | undefined {
  const last = changes.find(({ kind, days }) => kind === 'begin-again' || (kind === 'pause' && days > 0))
  if (!last?.until || last.until >= today || doneToday.length > 0) return undefined
  if (lastWork !== null && lastWork.on > last.until) return undefined
  const waited = daysBetween(last.until, today) === 1 ? `, and day ${currentDay} waited for you` : ''
  return `Welcome back. Your pause is over${waited}.`
}
