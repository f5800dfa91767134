import type { Pace } from './today.rules.ts'

/** From the end of a pause to the first lesson after it; a day that was never worked on is no return. */
export function isBackFromPause({ changes, today, lastWork, doneToday }: Pace): boolean {
  const last = changes.find(({ kind, days }) => kind === 'pause' && days > 0)
  if (!last?.until || last.until >= today || doneToday.length > 0) return false
  return lastWork === null || lastWork.on <= last.until
}
