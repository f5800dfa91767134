import { remainingDiscounts } from '../checkout/coupons.ts'
import { type Figures, figuresOf } from '../checkout/figures.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import type { Invoice, Item, Price, Subscription } from './stripe-objects.ts'

type Draft = {
  customer: string
  subscription?: Subscription
  amount: number
  reason: Invoice['billing_reason']
  currency?: string
}

/** An open invoice with the intent that pays it; one about nothing is paid as it is made. */
export async function makeInvoice(store: Store, draft: Draft): Promise<Invoice> {
  const { customer, subscription, reason, currency = subscription?.currency ?? 'usd' } = draft
  const isPart = reason === 'subscription_update'
  const figures: Figures = await figuresOf(store, subscription, { amount: draft.amount, isPart })
  const { total: amount } = figures
  const id = idOf('in')
  const intentId = idOf('pi')
  const secret = `${intentId}_secret_${idOf('s').slice(2)}`
  const [item] = subscription?.items.data ?? []
  const invoice: Invoice = {
    id,
    object: 'invoice',
    customer,
    status: 'open',
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    ...figures,
    attempt_count: 0,
    next_payment_attempt: null,
    billing_reason: reason,
    created: store.now,
    currency,
    livemode: false,
    number: `TEST-${id.slice(-8).toUpperCase()}`,
    hosted_invoice_url: null,
    period_start: item?.current_period_start ?? store.now,
    period_end: item?.current_period_end ?? store.now,
    parent: subscription
      ? { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata: null } }
      : null,
    confirmation_secret: amount > 0 ? { client_secret: secret, type: 'payment_intent' } : null,
    status_transitions: { finalized_at: store.now, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    intent: amount > 0 ? intentId : null,
  }
  if (amount > 0)
    await store.put('payment_intent', {
      id: intentId,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      client_secret: secret,
      created: store.now,
      currency,
      customer,
      invoice: id,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      payment_method: null,
      status: 'requires_payment_method',
    })
  await store.put('invoice', invoice)
  if (subscription && !isPart) await dropPastDiscounts(store, subscription)
  await emitEvent(store, 'invoice.created', invoice)
  await emitEvent(store, 'invoice.finalized', invoice)
  return amount > 0 ? invoice : settleInvoice(store, invoice)
}

/** What was for one invoice only has had it, and what has ended is gone. */
async function dropPastDiscounts(store: Store, { id }: Subscription): Promise<void> {
  const subscription = await store.get('subscription', id)
  const start = subscription.items.data[0]?.current_period_start ?? store.now
  const discounts = await remainingDiscounts(store, subscription, start)
  await store.put('subscription', { ...subscription, discounts })
}

/** The invoice is paid, and what it was for takes effect. */
export async function settleInvoice(store: Store, invoice: Invoice): Promise<Invoice> {
  const paid = await store.put('invoice', {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: store.now },
  })
  const subscriptionId = invoice.parent?.subscription_details.subscription
  const subscription = subscriptionId ? await store.find('subscription', subscriptionId) : undefined
  if (subscription && !subscription.ended_at) await takeEffect(store, subscription, paid)
  await emitEvent(store, 'invoice.paid', paid)
  await emitEvent(store, 'invoice.payment_succeeded', paid)
  return paid
}

async function takeEffect(store: Store, subscription: Subscription, { id }: Invoice): Promise<void> {
  const update = subscription.latest_invoice === id ? subscription.pending_update : null
  const price = update?.subscription_items[0]?.price
  const next: Subscription = {
    ...subscription,
    status: ['incomplete', 'past_due', 'unpaid'].includes(subscription.status) ? 'active' : subscription.status,
    pending_update: update ? null : subscription.pending_update,
    items: price ? withPrice(subscription.items, price) : subscription.items,
  }
  await store.put('subscription', next)
  await emitEvent(store, 'customer.subscription.updated', next)
}

export const withPrice = (items: Subscription['items'], price: Price): Subscription['items'] => ({
  ...items,
  data: items.data.map((item: Item) => ({ ...item, price })),
})

/** What changing to `price` now costs: the new price for the rest of the period less the old one. A trial is worth nothing. */
export function proration({ status, items }: Subscription, price: Price, at: number): number {
  const [item] = items.data
  if (!item || status === 'trialing') return 0
  const { current_period_start: start, current_period_end: end } = item
  const rest = Math.max(0, Math.min(1, (end - at) / (end - start)))
  return Math.round((price.unit_amount ?? 0) * rest) - Math.round((item.price.unit_amount ?? 0) * rest)
}
