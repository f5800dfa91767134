import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { planUnavailable } from '../../billing.refusals.ts'
import type { Customer } from '../../customers/server/find-customer.ts'
import { changePayer, findPayer } from '../../customers/server/payers.ts'
import { callStripe, isStripeError } from '../../server/call-stripe.ts'
import { limitPurchases } from '../../server/limit-provider-calls.ts'

/**
 * A new subscription that waits for its first payment. The attempt is written down before, so a second tab, a second
 * click or a second process sends the same request and gets the same subscription. `known` are the customer's others.
 */
export async function beginSubscription(
  ctx: MemberContext,
  customer: Customer,
  price: string,
  known: readonly Stripe.Subscription[],
): Promise<Stripe.Subscription> {
  const attemptId = await attemptFor(ctx, customer, price, known)
  try {
    return await callStripe(ctx, (stripe) =>
      stripe.subscriptions.create(
        {
          customer: customer.customerId,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { memberId: ctx.member.id, attemptId },
          expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
        },
        { idempotencyKey: `subscription:${attemptId}` },
      ),
    )
  } catch (error) {
    // The provider repeats its stored answer for a key, a failure too: the next try is a new one.
    await changePayer(ctx, ctx.member.id, { attemptId: null, attemptPriceId: null })
    if (isStripeError(error) && error.param?.startsWith('items')) throw planUnavailable()
    throw error
  }
}

/** The running attempt at this price; a new one where there is none or its subscription is over. */
async function attemptFor(
  ctx: MemberContext,
  { attemptId: before }: Customer,
  priceId: string,
  known: readonly Stripe.Subscription[],
): Promise<string> {
  const payer = await findPayer(ctx, ctx.member.id)
  const isUsedUp = known.some(({ metadata }) => metadata.attemptId === payer?.attemptId)
  if (payer?.attemptId && payer.attemptPriceId === priceId && !isUsedUp) return payer.attemptId
  await limitPurchases(ctx)
  const attemptId = newId()
  const replace = ctx.db
    .updateTable('payers')
    .set({ attemptId, attemptPriceId: priceId })
    .where('memberId', '=', ctx.member.id)
  const { numUpdatedRows } = await (before === null
    ? replace.where('attemptId', 'is', null)
    : replace.where('attemptId', '=', before)
  ).executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return attemptId
  // Another process was first with an attempt; at the same price it is ours too.
  const now = await findPayer(ctx, ctx.member.id)
  return now?.attemptPriceId === priceId && now.attemptId ? now.attemptId : attemptId
}
