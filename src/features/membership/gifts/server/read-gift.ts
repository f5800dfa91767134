import { type RawBuilder, sql } from 'kysely'
import { dateAt, iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tier } from '../../membership.rules.ts'
import { type Gift, runningGift } from '../gifts.rules.ts'

/** The gift that runs now. `timeZone` is the member's: in it the gift ends with a day. */
export async function readGift({ db, now }: Context, memberId: string, timeZone: string): Promise<Gift | null> {
  const row = await db
    .selectFrom('memberships')
    .select(['givenTier', 'givenUntil'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  const gift = row ? runningGift(row, iso(now())) : null
  return gift && { ...gift, lastDay: lastDayOf(gift.until, timeZone) }
}

export const lastDayOf = (until: string, timeZone: string): string =>
  dateAt(timeZone, Temporal.Instant.from(until).subtract({ milliseconds: 1 })).toString()

/** The higher of what is paid for and what is given, in a query that joins `memberships`. A pause is left out of it. */
export const heldTier = (now: string): RawBuilder<Tier> =>
  sql<Tier>`case when ${sql.ref('memberships.givenUntil')} > ${now}
    and (${sql.ref('memberships.givenTier')} = 'elite' or ${sql.ref('memberships.tier')} = 'starter')
    then coalesce(${sql.ref('memberships.givenTier')}, 'starter') else coalesce(${sql.ref('memberships.tier')}, 'starter') end`
