import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { planUnavailable } from '../../billing.refusals.ts'
import { isLive, isOpen } from '../../billing.rules.ts'
import { type Customer, withCustomer } from '../../customers/server/find-customer.ts'
import { callStripe, isStripeError } from '../../server/call-stripe.ts'
import { changeRunning, refuseWhilePaused } from '../../subscription/server/change-plan.ts'
import { tierOfId } from '../../sync/server/subscription-rows.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { createSubscription as endpoint } from '../checkout.contract.ts'
import { beginSubscription } from './begin-subscription.ts'
import { clientSecretOf } from './client-secret.ts'
import { openCheckout, usesCheckoutPage } from './open-checkout.ts'
import { purchaseLock } from './purchase-lock.ts'

type Confirmation = Reply<typeof endpoint>

export function createSubscription(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<Confirmation> {
  if (!tierOfId(ctx, body.priceId)) throw planUnavailable()
  return purchaseLock(ctx.member.id, async () => {
    await refuseWhilePaused(ctx)
    return withCustomer(ctx, (customer) => subscribe(ctx, customer, body.priceId))
  })
}

async function subscribe(ctx: MemberContext, customer: Customer, priceId: string): Promise<Confirmation> {
  const known = await listSubscriptions(ctx, customer.customerId)
  const live = known.filter(({ status }) => isLive(status))
  const running = live.find(({ status }) => status !== 'incomplete')
  if (running) return continueWith(ctx, customer, running, priceId)
  const isElsewhere = usesCheckoutPage(ctx)
  const others = live.filter((one) => isElsewhere || priceOf(one) !== priceId)
  for (const other of others) await drop(ctx, other)
  await voidOpen(ctx, [...others, ...known.filter(({ status }) => isEnded(status))])
  if (isElsewhere) return onItsPage(ctx, customer, priceId, known)
  const unfinished = live.find((one) => priceOf(one) === priceId)
  const begun = unfinished ?? (await beginSubscription(ctx, customer, priceId, known))
  await syncCustomer(ctx, customer.customerId)
  return clientSecretOf(begun)
}

async function onItsPage(
  ctx: MemberContext,
  customer: Customer,
  priceId: string,
  known: readonly Stripe.Subscription[],
): Promise<Confirmation> {
  const opened = await openCheckout(ctx, customer, priceId, known)
  return opened === 'paid meanwhile' ? subscribe(ctx, customer, priceId) : opened
}

async function listSubscriptions(ctx: MemberContext, customer: string): Promise<Stripe.Subscription[]> {
  const expand = ['data.latest_invoice.confirmation_secret', 'data.pending_setup_intent', 'data.schedule']
  const list = await callStripe(ctx, (stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand }),
  )
  return list.data
}

/** A paid membership is running: for the same plan only an open payment is left to make, another plan is a change. */
async function continueWith(ctx: MemberContext, customer: Customer, running: Stripe.Subscription, priceId: string) {
  if (priceOf(running) !== priceId) return changeRunning(ctx, customer, running, priceId)
  await syncCustomer(ctx, customer.customerId)
  return isOpen(running.status) ? {} : clientSecretOf(running)
}

/** An unfinished attempt at another plan: nothing was paid, so it is canceled. */
const drop = (ctx: MemberContext, { id }: Stripe.Subscription) =>
  callStripe(ctx, (stripe) => stripe.subscriptions.cancel(id))

const isEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired'

/** The first invoice of an abandoned attempt could still be paid on Stripe's own page. */
async function voidOpen(ctx: MemberContext, ended: readonly Stripe.Subscription[]): Promise<void> {
  for (const { latest_invoice: invoice } of ended) {
    if (!invoice || typeof invoice === 'string' || !invoice.id) continue
    const { id, status, billing_reason } = invoice
    if (status !== 'open' || billing_reason !== 'subscription_create') continue
    await callStripe(ctx, (stripe) => stripe.invoices.voidInvoice(id)).catch((error: unknown) => {
      // Stripe has voided it in the meantime.
      if (!isStripeError(error)) throw error
    })
  }
}

const priceOf = ({ items }: Stripe.Subscription): string | undefined => items.data[0]?.price.id
