import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tier } from '../rules.ts'

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
