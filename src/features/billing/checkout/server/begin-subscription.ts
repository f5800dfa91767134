import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { billingRefusals, planUnavailable } from '../../billing.refusals.ts'
import type { Customer } from '../../customers/server/find-customer.ts'
import { findPayer, updatePayer } from '../../customers/server/payers.ts'
import { callStripe, isStripeError } from '../../server/call-stripe.ts'
import { limitPurchases } from '../../server/limit-provider-calls.ts'

/**
 * A new subscription that waits for its first payment. The attempt is saved first, so that a second tab, click or process
 * sends the same request and gets the same subscription. `known` are the customer's other subscriptions.
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
    // Stripe repeats its stored answer for a key, even a failure, so the next attempt needs a new key.
    await updatePayer(ctx, ctx.member.id, { attemptId: null, attemptPriceId: null })
    if (isStripeError(error) && error.param?.startsWith('items')) throw planUnavailable()
    throw error
  }
}

/** The current attempt at this price, or a new one if there is none or what it began has ended. */
export async function attemptFor(
  ctx: MemberContext,
  { attemptId: before }: Customer,
  priceId: string,
  known: readonly { metadata: Stripe.Metadata | null }[],
): Promise<string> {
  const payer = await findPayer(ctx, ctx.member.id)
  const isUsedUp = known.some(({ metadata }) => metadata?.attemptId === payer?.attemptId)
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
  // Another process saved an attempt first: at the same price we share it, and another plan isn’t bought beside it.
  const now = await findPayer(ctx, ctx.member.id)
  if (now?.attemptPriceId !== priceId || !now.attemptId) throw billingRefusals.otherPurchase()
  return now.attemptId
}
