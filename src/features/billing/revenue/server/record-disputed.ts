import type { Tier } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { DisputesTable } from '../../disputes/server/disputes.tables.ts'
import './revenue.tables.ts'

type Movement = { cents: number; at: string }

/**
 * Adds to the ledger what a dispute took and, once it is won, returned, as far as the ledger doesn't hold that yet. Lost, it
 * took that for good: nothing moves anymore. `tierOfGone` is the plan of someone whose payments no longer say theirs. The
 * caller holds the dispute's row.
 */
export async function recordDisputed(
  ctx: Context,
  dispute: DisputesTable,
  tierOfGone: Tier = 'starter',
): Promise<void> {
  const { id: about, cents, state, openedAt, decidedAt } = dispute
  const known = await ctx.db
    .selectFrom('moneyEntries')
    .select(['tier', 'cents'])
    .where('kind', '=', 'disputed')
    .where('about', '=', about)
    .execute()
  const moved: Movement[] = [
    ...(known.some((one) => one.cents < 0) ? [] : [{ cents: -cents, at: openedAt }]),
    ...(state !== 'won' || known.some((one) => one.cents > 0) ? [] : [{ cents, at: decidedAt ?? iso(ctx.now()) }]),
  ]
  if (moved.length === 0) return
  const tier = known[0]?.tier ?? (await tierPaidFor(ctx, dispute)) ?? tierOfGone
  const values = moved.map(({ cents, at }) => ({
    ...{ id: newId(), memberId: null, about, tier, kind: 'disputed' as const },
    ...{ cents, at, month: at.slice(0, 7) },
  }))
  await ctx.db.insertInto('moneyEntries').values(values).execute()
}

async function tierPaidFor({ db }: Context, { memberId, chargeId }: DisputesTable): Promise<Tier | undefined> {
  if (memberId === null) return undefined
  const paid = await db
    .selectFrom('moneyEntries')
    .select('tier')
    .where('memberId', '=', memberId)
    .where('about', '=', chargeId)
    .where('kind', '=', 'paid')
    .executeTakeFirst()
  return paid?.tier
}
