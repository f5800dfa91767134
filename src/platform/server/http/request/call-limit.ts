import { machineNow } from '../../clock.ts'
import { requestRefusals } from './request-refusals.ts'

const windowMs = 60_000
const writesPerWindow = 300
/** A page makes about ten; a person who reads fast, thirty a minute. */
const readsPerWindow = 1200

export type CallLimit = (memberId: string, method: string) => void

/** Bounds what one member asks of this process in a minute; kept in memory, since it guards no secret. */
export function createCallLimit(enabled: boolean): CallLimit {
  if (!enabled) return () => {}
  const limits = { reads: createLimit(readsPerWindow), writes: createLimit(writesPerWindow) }
  return (memberId, method) => (method === 'GET' ? limits.reads : limits.writes)(memberId)
}

function createLimit(perWindow: number) {
  let counts = new Map<string, number>()
  let endsAt = 0

  return (memberId: string): void => {
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
