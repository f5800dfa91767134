import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { isClosed, opens, type PaidTier, type Tier } from '../../membership.rules.ts'
import { runningGift } from '../gifts.rules.ts'

/** The plan that is given, the one that is paid for, and whether a pause keeps that one closed when the gift ends. */
export type GiftEnd = { tier: PaidTier; paid: Tier; isPaused: boolean }

/**
 * Takes the telling that a gift ends at this moment, whichever worker asks; undefined where it was told, ends at another
 * moment by now, or closes nothing, since as much is paid for and open then.
 */
export async function takeGiftEnd(
  { db, now }: Context,
  { memberId, until }: { memberId: string; until: string },
): Promise<GiftEnd | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select(['tier', 'closedUntil', 'givenTier', 'givenUntil'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  const gift = row && runningGift(row, iso(now()))
  if (!gift) return undefined
  const isPaused = isClosed(row, gift.until)
  if (!isPaused && opens(row.tier, gift.tier)) return undefined
  const { numUpdatedRows } = await db
    .updateTable('memberships')
    .set({ toldGiftUntil: until })
    .where('memberId', '=', memberId)
    .where('givenTier', '=', gift.tier)
    .where('tier', '=', row.tier)
    .where('closedUntil', row.closedUntil === null ? 'is' : '=', row.closedUntil)
    .where('givenUntil', '=', until)
    .where(({ or, eb }) => or([eb('toldGiftUntil', 'is', null), eb('toldGiftUntil', '!=', until)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? { tier: gift.tier, paid: row.tier, isPaused } : undefined
}
