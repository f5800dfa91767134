import type { Settings } from '#platform/server/settings.ts'

/** How long a process that is told to end says that it leaves, and when it ends at the latest. */
export function readStop(settings: Settings, local: boolean) {
  const leaveSeconds = settings.whole('LEAVE_FOR', local ? 0 : 1, [0, 60])
  const stopWithinSeconds = settings.whole('STOP_WITHIN', 25, [5, 600])
  if (leaveSeconds >= stopWithinSeconds)
    settings.refuse('LEAVE_FOR', `less than STOP_WITHIN (${stopWithinSeconds}), so that requests can finish after it`)
  return { leaveSeconds, stopWithinSeconds }
}
