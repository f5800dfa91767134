import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { createSubscription as endpoint } from '../billing.contract.ts'
import { isLive, isOpen } from '../billing.rules.ts'
import { planUnavailable } from '../refusals.ts'
import { ask, isProviderError } from './ask.ts'
import { beginSubscription } from './begin-subscription.ts'
import { changeRunning } from './change-plan.ts'
import { type Customer, withCustomer } from './find-customer.ts'
import { purchases } from './purchases.ts'
import { secretOf } from './secret-of.ts'
import { tierOfId } from './subscription-row.ts'
import { syncCustomer } from './sync-customer.ts'

type Confirmation = Reply<typeof endpoint>

export function createSubscription(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<Confirmation> {
  if (!tierOfId(ctx, body.priceId)) throw planUnavailable()
  return purchases(ctx.member.id, () => withCustomer(ctx, (customer) => subscribe(ctx, customer, body.priceId)))
}

async function subscribe(ctx: MemberContext, customer: Customer, priceId: string): Promise<Confirmation> {
  const known = await listSubscriptions(ctx, customer.customerId)
  const live = known.filter(({ status }) => isLive(status))
  const running = live.find(({ status }) => status !== 'incomplete')
  if (running) return continueWith(ctx, customer, running, priceId)
  const others = live.filter((one) => priceOf(one) !== priceId)
  for (const other of others) await drop(ctx, other)
  await voidOpen(ctx, [...others, ...known.filter(({ status }) => isEnded(status))])
  const unfinished = live.find((one) => priceOf(one) === priceId)
  const begun = unfinished ?? (await beginSubscription(ctx, customer, priceId, known))
  await syncCustomer(ctx, customer.customerId)
  return secretOf(begun)
}

async function listSubscriptions(ctx: MemberContext, customer: string): Promise<Stripe.Subscription[]> {
  const expand = ['data.latest_invoice.confirmation_secret', 'data.pending_setup_intent', 'data.schedule']
  const list = await ask(ctx, (stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand }))
  return list.data
}

/** A paid membership runs already: the same plan needs nothing more than what is open of it, another one is a change. */
async function continueWith(ctx: MemberContext, customer: Customer, running: Stripe.Subscription, priceId: string) {
  if (priceOf(running) !== priceId) return changeRunning(ctx, customer, running, priceId)
  await syncCustomer(ctx, customer.customerId)
  return isOpen(running.status) ? {} : secretOf(running)
}

/** An unfinished try at another plan: nothing was paid, so it goes. */
const drop = (ctx: MemberContext, { id }: Stripe.Subscription) => ask(ctx, (stripe) => stripe.subscriptions.cancel(id))

const isEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired'

/** The first invoice of an attempt that was given up could still be paid from the provider's own page. */
async function voidOpen(ctx: MemberContext, ended: readonly Stripe.Subscription[]): Promise<void> {
  for (const { latest_invoice: invoice } of ended) {
    if (!invoice || typeof invoice === 'string' || !invoice.id) continue
    const { id, status, billing_reason } = invoice
    if (status !== 'open' || billing_reason !== 'subscription_create') continue
    await ask(ctx, (stripe) => stripe.invoices.voidInvoice(id)).catch((error: unknown) => {
      // The provider voided it itself meanwhile.
      if (!isProviderError(error)) throw error
    })
  }
}

const priceOf = ({ items }: Stripe.Subscription): string | undefined => items.data[0]?.price.id
