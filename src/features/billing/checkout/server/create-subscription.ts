import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { billingRefusals, planUnavailable } from '../../billing.refusals.ts'
import { isLive, isOpen } from '../../billing.rules.ts'
import { type Customer, withCustomer } from '../../customers/server/find-customer.ts'
import { changeRunning, refuseChange, refuseWhilePaused } from '../../subscription/server/change-plan.ts'
import { tierOfId } from '../../sync/server/subscription-rows.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { createSubscription as endpoint } from '../checkout.contract.ts'
import { beginSubscription } from './begin-subscription.ts'
import { clientSecretOf } from './client-secret.ts'
import { dropUnpaid, voidEnded } from './drop-unpaid.ts'
import { planNameOf } from './get-payment-form.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { openCheckout, usesCheckoutPage } from './open-checkout.ts'
import { purchaseLock } from './purchase-lock.ts'

type Confirmation = Reply<typeof endpoint>
type Wanted = Input<typeof endpoint>['body']

export function createSubscription(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<Confirmation> {
  if (!tierOfId(ctx, body.priceId)) throw planUnavailable()
  return purchaseLock(ctx.member.id, async () => {
    await refuseWhilePaused(ctx)
    return withCustomer(ctx, (customer) => subscribe(ctx, customer, body))
  })
}

/** `tries`: what is paid while another plan is begun is found anew, and then it is the plan that runs. */
async function subscribe(ctx: MemberContext, customer: Customer, wanted: Wanted, tries = 3): Promise<Confirmation> {
  const { priceId } = wanted
  if (tries === 0) throw billingRefusals.otherPurchase()
  const known = await listSubscriptions(ctx, customer.customerId)
  const running = known.find(({ status }) => isLive(status) && status !== 'incomplete')
  if (running) return continueWith(ctx, customer, running, wanted)
  const begun = await begin(ctx, customer, priceId, known)
  if (begun === 'paid meanwhile') return subscribe(ctx, customer, wanted, tries - 1)
  if ('url' in begun) return begun
  await syncCustomer(ctx, customer.customerId)
  return clientSecretOf(begun)
}

/** The one attempt that can be paid: what was begun at another plan is ended first. */
async function begin(
  ctx: MemberContext,
  customer: Customer,
  priceId: string,
  known: readonly Stripe.Subscription[],
): Promise<Stripe.Subscription | { url: string } | 'paid meanwhile'> {
  const isElsewhere = usesCheckoutPage(ctx)
  const unfinished = known.filter(({ status }) => status === 'incomplete')
  for (const one of unfinished)
    if ((isElsewhere || priceOf(one) !== priceId) && !(await dropUnpaid(ctx, one))) return 'paid meanwhile'
  await voidEnded(ctx, customer, known)
  if (isElsewhere) return openCheckout(ctx, customer, priceId, known)
  return unfinished.find((one) => priceOf(one) === priceId) ?? beginSubscription(ctx, customer, priceId, known)
}

/** A paid membership is running: for the same plan only an open payment is left to make, another plan is a change. */
async function continueWith(
  ctx: MemberContext,
  customer: Customer,
  running: Stripe.Subscription,
  { priceId, isFirst }: Wanted,
) {
  if (isFirst && isOpen(running.status)) {
    if (priceOf(running) !== priceId) await refuseChange(ctx, running, priceId)
    throw billingRefusals.alreadyPaid(planNameOf(ctx, running.items.data[0]?.price))
  }
  if (priceOf(running) !== priceId) return changeRunning(ctx, customer, running, priceId)
  await syncCustomer(ctx, customer.customerId)
  return isOpen(running.status) ? {} : clientSecretOf(running)
}

const priceOf = ({ items }: Stripe.Subscription): string | undefined => items.data[0]?.price.id
