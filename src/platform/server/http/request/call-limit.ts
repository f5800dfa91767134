import { machineNow } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { countAttempts } from './attempts.ts'
import { requestRefusals } from './request-refusals.ts'

const windowMs = 60_000
const writesPerWindow = 300
/** A page makes about ten; a person who reads fast, thirty a minute. */
const readsPerWindow = 1200
/** Whoever calls this often tells the other servers each time they called so often again. */
const sharedEvery = 20

type Calling = { db: Db; memberId: string; method: string }
/** Answers a promise only where the other servers have to be told. */
export type CallLimit = (calling: Calling) => Promise<void> | undefined

/**
 * Bounds what one member asks in a minute of all servers together. Each counts in memory, since a row for every call
 * would cost more than it guards, and adds a twentieth of the limit at a time to what all of them have counted; so
 * a member gets a twentieth more of every further server at most. `isShared`: whether there can be others.
 */
export function createCallLimit(enabled: boolean, isShared = false, clock = machineNow): CallLimit {
  if (!enabled) return () => undefined
  const reads = createLimit({ what: 'reads', perWindow: readsPerWindow, isShared, clock })
  const writes = createLimit({ what: 'writes', perWindow: writesPerWindow, isShared, clock })
  return (calling) => (calling.method === 'GET' ? reads(calling) : writes(calling))
}

/** What all servers had counted when this one last told them, and what it counted since. */
type Count = { told: number; since: number }

type Limit = { what: string; perWindow: number; isShared: boolean; clock: typeof machineNow }

function createLimit({ what, perWindow, isShared, clock }: Limit): CallLimit {
  const batch = isShared ? perWindow / sharedEvery : Number.POSITIVE_INFINITY
  let counts = new Map<string, Count>()
  let endsAt = 0

  return ({ db, memberId }) => {
    const now = clock().epochMilliseconds
    if (now >= endsAt) {
      counts = new Map()
      // The same minute on every server.
      endsAt = isShared ? (Math.floor(now / windowMs) + 1) * windowMs : now + windowMs
    }
    const count = counts.get(memberId) ?? { told: 0, since: 0 }
    counts.set(memberId, count)
    count.since += 1
    if (count.told + count.since > perWindow) throw requestRefusals.tooMany((endsAt - now) / 1000)
    return count.since >= batch ? tell(db, count, [what, memberId, String(endsAt)]) : undefined
  }

  async function tell(db: Db, count: Count, of: readonly string[]): Promise<void> {
    const by = count.since
    count.told += by
    count.since = 0
    const all = await countAttempts(db, { of: ['calls', ...of], seconds: windowMs / 1000 }, by)
    // Calls that came meanwhile were told by themselves.
    count.told = Math.max(count.told, all)
  }
}
