import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { createSubscription as endpoint } from '../contract.ts'
import { planUnavailable } from '../refusals.ts'
import { isLive, isOpen } from '../rules.ts'
import { ask } from './ask.ts'
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
  for (const other of live.filter((one) => priceOf(one) !== priceId)) await drop(ctx, other)
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

const priceOf = ({ items }: Stripe.Subscription): string | undefined => items.data[0]?.price.id
