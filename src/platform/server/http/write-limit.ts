import { machineNow } from '../clock.ts'
import { requestRefusals } from './request-refusals.ts'

const windowMs = 60_000
const perWindow = 300

export type WriteLimit = (memberId: string) => void

/** Bounds how many writes a minute one member sends to this process; kept in memory, since it guards no secret. */
export function createWriteLimit(enabled: boolean): WriteLimit {
  if (!enabled) return () => {}
  let counts = new Map<string, number>()
  let endsAt = 0

  return (memberId) => {
    const now = machineNow().epochMilliseconds
    if (now >= endsAt) {
      counts = new Map()
      endsAt = now + windowMs
    }
    const count = (counts.get(memberId) ?? 0) + 1
    counts.set(memberId, count)
    if (count > perWindow) throw requestRefusals.tooMany((endsAt - now) / 1000)
  }
}
