import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tier } from '../membership.rules.ts'

export async function readTier({ db }: Context, memberId: string): Promise<Tier> {
  const row = await db.selectFrom('memberships').select('tier').where('memberId', '=', memberId).executeTakeFirst()
  return row?.tier ?? 'starter'
}

/** Writes down what the one entitlement function answered. Nothing else sets a tier. */
export async function setTier(ctx: Context, memberId: string, tier: Tier): Promise<void> {
  const change = { tier, updatedAt: iso(ctx.now()) }
  await ctx.db
    .insertInto('memberships')
    .values({ memberId, ...change })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(change))
    .execute()
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
