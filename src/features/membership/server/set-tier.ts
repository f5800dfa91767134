import { iso } from '#platform/server/clock.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { planOpened } from '../membership.events.ts'
import { opens, openTier, paidTierOf, type Tier } from '../membership.rules.ts'

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

/** Writes down what the one entitlement function answered. Nothing else sets a tier. Nothing is paid for a reopening. */
export async function setTier(ctx: Context, memberId: string, tier: Tier, isReopening: boolean): Promise<void> {
  const before = await readTier(ctx, memberId)
  const change = { tier, updatedAt: iso(ctx.now()) }
  await ctx.db
    .insertInto('memberships')
    .values({ memberId, ...change })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(change))
    .execute()
  if (isReopening || opens(before, tier)) return
  // A larger gift may be open beside it.
  if ((await readOpenTier(ctx, memberId)) === tier) await recordOpening(ctx, memberId, tier)
}

/** A plan opened, by a payment or as a gift: remembered for the dashboard, and told to who does something about it. */
export async function recordOpening(ctx: Context, memberId: string, tier: Tier): Promise<void> {
  const openedTier = paidTierOf(tier)
  if (!openedTier) return
  const openedAt = iso(ctx.now())
  await ctx.db.updateTable('memberships').set({ openedTier, openedAt }).where('memberId', '=', memberId).execute()
  await publish(ctx, planOpened({ memberId, tier: openedTier }))
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
