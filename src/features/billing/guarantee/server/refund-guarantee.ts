import type { Stripe } from 'stripe'
import { datesIn } from '#platform/format/dates.ts'
import { iso } from '#platform/server/clock.ts'
import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'
import { type Context, touchMember, transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { isLive } from '../../billing.rules.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { guaranteeEmail } from '../../emails/server/membership-emails.ts'
import { sendEmailOnce } from '../../emails/server/send-notices.ts'
import { callStripe, isStripeError } from '../../server/call-stripe.ts'
import { asSystem, syncCustomer } from '../../sync/server/sync-customer.ts'
import type { GuaranteesTable } from './guarantee.tables.ts'

const refundMutex = createKeyedMutex()

/** Retried for days: a refund that Stripe refuses stays visible as pending until it succeeds. */
export const refundChargesJob = job<{ memberId: string }>(
  'billing.refund-charges',
  (ctx, { memberId }) => refundGuarantee(ctx, memberId),
  { attempts: 60 },
)

/** Ends the renewal, then returns every charge. Each step may be repeated without doing anything twice. */
export function refundGuarantee(ctx: Context, memberId: string): Promise<void> {
  return refundMutex(memberId, async () => {
    const guarantee = await ctx.db
      .selectFrom('guarantees')
      .selectAll()
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    const payer = await findPayer(ctx, memberId)
    if (!guarantee || guarantee.carriedOutAt || !payer?.customerId) return
    const { customerId } = payer
    const cents = await callStripe(ctx, async (stripe) => {
      await cancelSubscriptions(stripe, customerId)
      return refundAllCharges(stripe, customerId, memberId)
    })
    await transaction(asSystem(ctx), (ctx) => confirm(ctx, guarantee, cents))
    await syncCustomer(ctx, customerId)
  })
}

export async function cancelSubscriptions(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  for (const { id, status } of data) if (isLive(status)) await stripe.subscriptions.cancel(id, { prorate: false })
}

/** Returns the total refunded so far, in cents, including earlier attempts. */
export async function refundAllCharges(stripe: Stripe, customer: string, memberId: string): Promise<number> {
  let cents = 0
  const { data } = await stripe.charges.list({ customer, limit: 100 })
  for (const { id, status, amount, amount_refunded } of data) {
    if (status !== 'succeeded') continue
    if (amount_refunded < amount) await refundOne(stripe, id, amount - amount_refunded, memberId)
    cents += amount
  }
  return cents
}

async function refundOne(stripe: Stripe, charge: string, amount: number, memberId: string): Promise<void> {
  try {
    // The idempotency key keeps a retry after a crash from refunding twice; the amount tells partial refunds apart.
    await stripe.refunds.create({ charge, amount }, { idempotencyKey: `guarantee:${memberId}:${charge}:${amount}` })
  } catch (error) {
    if (!isStripeError(error) || error.code !== 'charge_already_refunded') throw error
  }
}

async function confirm(ctx: Context, { memberId, requestedAt }: GuaranteesTable, cents: number): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('guarantees')
    .set({ refundedCents: cents, carriedOutAt: iso(ctx.now()) })
    .where('memberId', '=', memberId)
    .where('carriedOutAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const member = await ctx.db
    .selectFrom('users')
    .select(['email', 'timeZone'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const email = guaranteeEmail(ctx, member.email, cents, datesIn(member.timeZone).date(requestedAt))
  await sendEmailOnce(ctx, memberId, `guarantee:${memberId}`, email)
  await touchMember(ctx, memberId)
}
