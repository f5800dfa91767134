import type { Stripe } from 'stripe'
import { iso } from '#platform/server/clock.ts'
import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'
import { type Context, touchMember, transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { isLive } from '../../billing.rules.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { guaranteeEmail } from '../../emails/server/refund-emails.ts'
import { sendEmailOnce } from '../../emails/server/send-notices.ts'
import { isRefused, refundOnce } from '../../refunds/server/refund-once.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { asSystem, syncCustomer } from '../../sync/server/sync-customer.ts'
import { coveredBy } from './covered-by.ts'
import type { GuaranteesTable } from './guarantee.tables.ts'
import { beginTry, countRefusal, endTry, pendingGuarantees } from './guarantee-tries.ts'
import { toldOf } from './told-of.ts'

const refundMutex = createKeyedMutex()

/** Retried for days: a refund that Stripe refuses stays visible as pending until it succeeds. */
export const refundChargesJob = job<{ memberId: string }>(
  'billing.refund-charges',
  (ctx, { memberId }) => refundGuarantee(ctx, memberId),
  { attempts: 60 },
)

/**
 * Ends the renewal, then returns every charge. Each step may be repeated without doing anything twice. Where the refund is
 * made or settled, what it covers is ended all the same, should it run on.
 */
export function refundGuarantee(ctx: Context, memberId: string): Promise<void> {
  return refundMutex(memberId, async () => {
    const [pending] = await pendingGuarantees(ctx, memberId)
    const payer = await findPayer(ctx, memberId)
    if (!pending || !payer?.customerId) return
    const tryId = await beginTry(ctx, memberId)
    // Read once the try is noted: what is settled by now is not paid again.
    const guarantee = await ctx.db
      .selectFrom('guarantees')
      .selectAll()
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow()
    if (tryId) await tryRefund(ctx, guarantee, payer.customerId, tryId)
    else await callStripe(ctx, (stripe) => endCovered(stripe, payer.customerId ?? '', guarantee))
    await syncCustomer(ctx, payer.customerId)
  })
}

/** That it was refused is noted once the record has what other charges gave back: the rest is what may be settled. */
async function tryRefund(ctx: Context, guarantee: GuaranteesTable, customerId: string, tryId: string): Promise<void> {
  let wasRefused = false
  try {
    const back = await callStripe(ctx, async (stripe) => {
      const isCovered = await endCovered(stripe, customerId, guarantee)
      return refundCharges(stripe, customerId, guarantee, isCovered).catch((error: unknown) => {
        wasRefused = isRefused(error)
        throw error
      })
    })
    await transaction(asSystem(ctx), (ctx) => confirm(ctx, guarantee, back))
  } catch (error) {
    const isKnown = await syncCustomer(ctx, customerId).then(
      () => true,
      () => false,
    )
    if (wasRefused) await countRefusal(ctx, guarantee)
    await endTry(ctx, tryId, wasRefused && isKnown)
    throw error
  }
  await endTry(ctx, tryId, false)
}

/** Ends what the guarantee takes back; answers what that is. */
async function endCovered(stripe: Stripe, customer: string, guarantee: GuaranteesTable) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  const isCovered = coveredBy(guarantee, data)
  await cancelAll(stripe, data.filter(isCovered))
  return isCovered
}

/** Ends all that runs, or what is meant of it; answers everything the customer ever had. */
export async function cancelSubscriptions(
  stripe: Stripe,
  customer: string,
  isMeant: (one: { created: number }) => boolean = () => true,
): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  await cancelAll(stripe, data.filter(isMeant))
  return data
}

async function cancelAll(stripe: Stripe, subscriptions: readonly Stripe.Subscription[]): Promise<void> {
  for (const { id, status } of subscriptions)
    if (isLive(status)) await stripe.subscriptions.cancel(id, { prorate: false })
}

/** `cents` came back in all, of which `byBank` after a lost dispute. */
type Back = { cents: number; byBank: number }

/** Answers what has come back so far, including earlier attempts. What a bank has taken back isn’t returned once more. */
export async function refundCharges(
  stripe: Stripe,
  customer: string,
  { memberId, refusals }: Pick<GuaranteesTable, 'memberId' | 'refusals'>,
  isCovered: (charge: Stripe.Charge) => boolean,
): Promise<Back> {
  const { data } = await stripe.charges.list({ customer, limit: 100 })
  const charges = data.filter((charge) => charge.status === 'succeeded' && isCovered(charge))
  const states: (string | null)[] = []
  const refused: unknown[] = []
  const lost = await findLost(stripe, charges)
  for (const one of charges) {
    const { id: charge } = one
    const left = lost.includes(one) ? 0 : leftOf(one)
    // The key keeps a retry after a crash from refunding twice; the amount tells partial refunds apart.
    if (left === 0) continue
    try {
      const key = `guarantee:${memberId}:${charge}:${left}`
      states.push(await refundOnce(stripe, { charge, amount: left }, { key, refusals }))
    } catch (error) {
      if (!isRefused(error)) throw error
      refused.push(error)
    }
  }
  if (states.includes('pending')) throw new Error('The provider has yet to make a refund that it was asked for')
  if (refused.length > 0) throw refused[0]
  const cents = charges.reduce((sum, { amount }) => sum + amount, 0)
  return { cents, byBank: lost.reduce((sum, one) => sum + leftOf(one), 0) }
}

const leftOf = ({ amount, amount_refunded }: Stripe.Charge): number => amount - amount_refunded

/** Those whose dispute is lost: their bank has given them back. */
async function findLost(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Charge[]> {
  const lost: Stripe.Charge[] = []
  for (const charge of charges.filter(({ disputed }) => disputed)) {
    const { data } = await stripe.disputes.list({ charge: charge.id, limit: 10 })
    if (data.some(({ status }) => status === 'lost')) lost.push(charge)
  }
  return lost
}

async function confirm(ctx: Context, guarantee: GuaranteesTable, { cents, byBank }: Back): Promise<void> {
  const { memberId } = guarantee
  const refundedBeforeCents = Math.min(cents, guarantee.refundedBeforeCents + byBank)
  const carriedOutAt = iso(ctx.now())
  // First, as where it is settled and where a snapshot is recorded: the same locks in the same order.
  await touchMember(ctx, memberId)
  const { numUpdatedRows } = await ctx.db
    .updateTable('guarantees')
    .set({ refundedBeforeCents, refundedCents: cents, carriedOutAt })
    .where('memberId', '=', memberId)
    .where('carriedOutAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n || cents === refundedBeforeCents) return
  const { to, told } = await toldOf(ctx, { ...guarantee, refundedBeforeCents }, cents)
  await sendEmailOnce(ctx, memberId, `guarantee:${memberId}:${carriedOutAt}`, guaranteeEmail(ctx, to, told))
}
