import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { opens, openTier, type Tier } from '../membership.rules.ts'

/** The plan that is paid for. A pause may have closed it, and a larger one may be given: see `readOpenTier`. */
export async function readTier({ db }: Context, memberId: string): Promise<Tier> {
  const row = await db.selectFrom('memberships').select('tier').where('memberId', '=', memberId).executeTakeFirst()
  return row?.tier ?? 'starter'
}

/** What is open now. */
export async function readOpenTier({ db, now }: Context, memberId: string): Promise<Tier> {
  const row = await db
    .selectFrom('memberships')
    .select(['tier', 'closedUntil', 'givenTier', 'givenUntil'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return row ? openTier(row, iso(now())) : 'starter'
}

/** The membership opens again by itself; null opens it now. */
export async function closeMembershipUntil(
  { db }: Context,
  memberId: string,
  closedUntil: string | null,
): Promise<void> {
  await db.updateTable('memberships').set({ closedUntil }).where('memberId', '=', memberId).execute()
}

/** Writes down what the one entitlement function answered. Nothing else sets a tier. */
export async function setTier(ctx: Context, memberId: string, tier: Tier): Promise<void> {
  const before = await readOpenTier(ctx, memberId)
  const change = { tier, updatedAt: iso(ctx.now()) }
  await ctx.db
    .insertInto('memberships')
    .values({ memberId, ...change })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(change))
    .execute()
  await noteOpened(ctx, memberId, before)
}

/** Remembers which plan opened, and when, where more is open than before. */
export async function noteOpened(ctx: Context, memberId: string, before: Tier): Promise<void> {
  const openedTier = await readOpenTier(ctx, memberId)
  if (openedTier === 'starter' || opens(before, openedTier)) return
  const openedAt = iso(ctx.now())
  await ctx.db.updateTable('memberships').set({ openedTier, openedAt }).where('memberId', '=', memberId).execute()
}

/** What was completed so far no longer unlocks anything by itself: it was paid for, and the money was refunded. */
export async function recordMoneyBack(ctx: Context, memberId: string): Promise<void> {
  const moneyBackAt = iso(ctx.now())
  await ctx.db
    .insertInto('memberships')
    .values({ memberId, tier: 'starter', updatedAt: moneyBackAt, moneyBackAt })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ moneyBackAt }))
    .execute()
}
