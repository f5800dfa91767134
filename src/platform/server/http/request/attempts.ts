import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { iso, machineNow } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { hotQuery, type Slot } from '../../database/hot-query.ts'
import { retryLostRace } from '../../database/retry-lost-race.ts'
import './attempts.tables.ts'
import { networksOf } from './client-address.ts'
import { requestRefusals } from './request-refusals.ts'

/** So many a window, per whatever `of` names: `['sign-in', email, address]`. */
export type AttemptLimit = { of: readonly string[]; limit: number; seconds: number }

/** Counts one attempt and answers how many there were; the first one beyond the limit, and every other until the window ends, is a 429. */
export async function countAttempt(db: Db, attempt: AttemptLimit): Promise<number> {
  const now = machineNow()
  const { count, windowEndsAt } = await retryLostRace(() => raise(db, attempt, now))
  if (count > attempt.limit) throw requestRefusals.tooMany(secondsUntil(windowEndsAt, now))
  return count
}

/** The same limit for every network that contains the client's address; the wider the network, the higher its limit. */
export async function countFrom(db: Db, address: string, attempt: AttemptLimit): Promise<void> {
  for (const one of perNetwork(address, attempt)) await countAttempt(db, one)
}

export const perNetwork = (address: string, { of, limit, seconds }: AttemptLimit): AttemptLimit[] =>
  networksOf(address).map(({ key, times }) => ({ of: [...of, key], limit: limit * times, seconds }))

/** Counts one attempt at what is left out, not refused, where it is too many: then false. */
export async function countWithin(db: Db, attempt: AttemptLimit): Promise<boolean> {
  const { count } = await retryLostRace(() => raise(db, attempt, machineNow()))
  return count <= attempt.limit
}

/** Counts several at once and refuses nothing; answers how many there were in the window. */
export async function countAttempts(db: Db, attempt: Omit<AttemptLimit, 'limit'>, by: number): Promise<number> {
  const { count } = await retryLostRace(() => raise(db, attempt, machineNow(), by))
  return count
}

/** Takes an attempt back that turned out to be none of those which are counted. */
export async function uncountAttempt(db: Db, { of }: AttemptLimit): Promise<void> {
  await db
    .updateTable('attempts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', keyOf(of))
    .where('count', '>', 0)
    .execute()
}

/** Windows that ended; swept by a job. */
export async function deleteEndedWindows(db: Db): Promise<void> {
  await db.deleteFrom('attempts').where('windowEndsAt', '<=', iso(machineNow())).execute()
}

/** Refuses without counting, for limits on what went wrong: the caller counts when it did. */
export async function refuseSpent(db: Db, { of, limit }: AttemptLimit): Promise<void> {
  const now = machineNow()
  const window = await db
    .selectFrom('attempts')
    .select(['count', 'windowEndsAt'])
    .where('key', '=', keyOf(of))
    .where('windowEndsAt', '>', iso(now))
    .executeTakeFirst()
  if (window && window.count >= limit) throw requestRefusals.tooMany(secondsUntil(window.windowEndsAt, now))
}

/** One statement, so that none of many concurrent attempts is lost; a window that ended starts over. */
async function raise(db: Db, { of, seconds }: Omit<AttemptLimit, 'limit'>, now: Temporal.Instant, by = 1) {
  const window = { key: keyOf(of), by, now: iso(now), windowEndsAt: iso(now.add({ seconds })) }
  const [raised] = await raiseWindow(db, window)
  if (!raised) throw new Error('An attempt was not counted.')
  return raised
}

const raiseWindow = hotQuery((db, slot: Slot<'key' | 'by' | 'now' | 'windowEndsAt'>) => {
  const ended = sql<boolean>`${sql.ref('attempts.windowEndsAt')} <= ${slot('now')}`
  const [before, more] = [sql.ref('attempts.count'), sql.ref('excluded.count')]
  const [until, next] = [sql.ref('attempts.windowEndsAt'), sql.ref('excluded.windowEndsAt')]
  return db
    .insertInto('attempts')
    .values({ key: slot('key'), count: slot<number>('by'), windowEndsAt: slot('windowEndsAt') })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${ended} then ${more} else ${before} + ${more} end`,
        windowEndsAt: sql<string>`case when ${ended} then ${next} else ${until} end`,
      }),
    )
    .returning(['count', 'windowEndsAt'])
})

const keyOf = (of: readonly string[]): string => createHash('sha256').update(JSON.stringify(of)).digest('base64url')

const secondsUntil = (end: string, now: Temporal.Instant): number =>
  Math.max(1, (Temporal.Instant.from(end).epochMilliseconds - now.epochMilliseconds) / 1000)
