import type { Tier } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { findRecord, keptYears } from '../../customers/server/keep-payment-record.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { instantOf } from '../../sync/server/subscription-rows.ts'
import { undecided } from '../disputes.rules.ts'
import './disputes.tables.ts'
import { findDisputes } from './find-disputes.ts'
import { recordDispute } from './record-disputes.ts'

/** What was left of accounts that are gone and isn’t decided: no snapshot of a payer shows it anymore. */
export async function followLeftDisputes(ctx: Context): Promise<void> {
  const left = await ctx.db
    .selectFrom('disputes')
    .select('chargeId')
    .distinct()
    .where('memberId', 'is', null)
    .where('state', 'in', undecided)
    .execute()
  // One that can’t be read holds up no other.
  for (const { chargeId } of left)
    await followCharge(ctx, chargeId).catch((error: unknown) =>
      ctx.log.error({ err: error, chargeId }, 'a dispute that was left wasn’t read'),
    )
}

/** What an event tells of a payment whose payer is none here: of an account that is gone, its disputes are written down. */
export async function followLeftDispute(ctx: Context, chargeId: string, customerId: string | undefined): Promise<void> {
  const record = customerId === undefined ? undefined : await findRecord(ctx, customerId)
  const known = await ctx.db
    .selectFrom('disputes')
    .select('id')
    .where('memberId', 'is', null)
    .where('chargeId', '=', chargeId)
    .executeTakeFirst()
  if (record || known) await followCharge(ctx, chargeId, record?.subscriptions)
}

async function followCharge(ctx: Context, charge: string, subscriptions?: string): Promise<void> {
  const { disputes, tierOfGone } = await callStripe(ctx, async (stripe) => ({
    disputes: await findDisputes(stripe, charge),
    tierOfGone: subscriptions && tierAt((await stripe.charges.retrieve(charge)).created, subscriptions),
  }))
  await transaction(ctx, async (ctx) => {
    // Of two readings at once, one waits for the other here.
    await ctx.db
      .updateTable('disputes')
      .set((row) => ({ state: row.ref('state') }))
      .where('memberId', 'is', null)
      .where('chargeId', '=', charge)
      .execute()
    for (const dispute of disputes)
      await recordDispute(ctx, { memberId: null, dispute, tierOfGone: tierOfGone || undefined })
  })
}

/** The plan that was paid for then (seconds), by what is kept of the memberships. */
function tierAt(created: number, subscriptions: string): Tier {
  const at = instantOf(created)
  // As `keepPaymentRecord` wrote them.
  const kept = JSON.parse(subscriptions) as { tier: Tier; startedAt: string }[]
  const begun = kept.filter(({ startedAt }) => startedAt <= at)
  return begun.sort((one, other) => (one.startedAt < other.startedAt ? -1 : 1)).at(-1)?.tier ?? 'starter'
}

/** As long as other records of payments: then what Stripe calls them goes too, and the sums stay. */
export async function deleteExpiredDisputes({ db, now }: Context): Promise<void> {
  const before = iso(now().toZonedDateTimeISO('UTC').subtract({ years: keptYears }).toInstant())
  const expired = await db
    .deleteFrom('disputes')
    .where('memberId', 'is', null)
    .where('openedAt', '<', before)
    .returning('id')
    .execute()
  for (const { id } of expired)
    await db
      .updateTable('moneyEntries')
      .set({ about: null })
      .where('kind', '=', 'disputed')
      .where('about', '=', id)
      .execute()
}
