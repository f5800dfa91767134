import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { planUnavailable } from '../../billing.refusals.ts'
import { isLive } from '../../billing.rules.ts'
import type { Customer } from '../../customers/server/find-customer.ts'
import { callStripe, isStripeError } from '../../server/call-stripe.ts'
import { attemptFor, forgetAttempt, keepOne } from './attempts.ts'
import { dropUnpaid } from './drop-unpaid.ts'
import { listSubscriptions } from './list-subscriptions.ts'

/**
 * A new subscription that waits for its first payment. The attempt is saved first, so that a second tab, click or process
 * sends the same request and gets the same subscription. `known` are the customer's other subscriptions.
 */
export async function beginSubscription(
  ctx: MemberContext,
  customer: Customer,
  price: string,
  known: readonly Stripe.Subscription[],
): Promise<Stripe.Subscription | 'paid meanwhile'> {
  const attemptId = await attemptFor(ctx, customer, price, known)
  const begun = await create(ctx, customer, price, attemptId)
  const subscriptions = await listSubscriptions(ctx, customer.customerId)
  const others = subscriptions.filter(({ id, status }) => id !== begun.id && isLive(status))
  return keepOne(ctx, attemptId, { begun, others, end: (one) => endUnpaid(ctx, one) })
}

const endUnpaid = async (ctx: MemberContext, one: Stripe.Subscription): Promise<boolean> =>
  one.status === 'incomplete' && dropUnpaid(ctx, one)

async function create(ctx: MemberContext, { customerId }: Customer, price: string, attemptId: string) {
  try {
    return await callStripe(ctx, (stripe) =>
      stripe.subscriptions.create(
        {
          customer: customerId,
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
    await forgetAttempt(ctx, attemptId)
    if (isStripeError(error) && error.param?.startsWith('items')) throw planUnavailable()
    throw error
  }
}
