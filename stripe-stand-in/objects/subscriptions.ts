import { flagsOf, groupOf, groupsOf, numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { discountsIn } from '../checkout/coupons.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import { makeInvoice, proration, withPrice } from './invoices.ts'
import { pauseAfter } from './pauses.ts'
import { payByCardOnFile } from './payment-intents.ts'
import type { Item, Price, Subscription } from './stripe-objects.ts'
import { setTrial } from './trials.ts'

export async function createSubscription(store: Store, params: Params): Promise<Subscription> {
  const customer = await store.get('customer', textOf(params, 'customer') ?? '', 'customer')
  if (customer.deleted) throw invalid(`No such customer: '${customer.id}'`, 'customer')
  const price = await priceIn(store, params)
  const id = idOf('sub')
  const discounts = await discountsIn(store, params, { id, customer: customer.id })
  const draft = { ...draftOf(store, id, customer.id, price, params), discounts }
  await store.put('subscription', draft)
  const invoice = await makeInvoice(store, {
    customer: customer.id,
    subscription: draft,
    amount: price.unit_amount ?? 0,
    reason: 'subscription_create',
  })
  const begun = { ...(await store.get('subscription', id)), latest_invoice: invoice.id }
  await store.put('subscription', begun)
  await emitEvent(store, 'customer.subscription.created', begun)
  if (textOf(params, 'payment_behavior') !== 'default_incomplete' && invoice.status === 'open')
    await payByCardOnFile(store, invoice)
  return store.get('subscription', id)
}

export async function updateSubscription(store: Store, id: string, params: Params): Promise<Subscription> {
  const subscription = await store.get('subscription', id)
  if (subscription.ended_at) throw invalid('A canceled subscription can only update its cancellation_details.')
  const cancel = textOf(params, 'cancel_at_period_end')
  if (cancel !== undefined && subscription.schedule)
    throw invalid(`The subscription is managed by the subscription schedule ${subscription.schedule}.`)
  if (groupsOf(params, 'items').length > 0) return changePrice(store, subscription, params)
  const ends = cancel === undefined ? subscription.cancel_at_period_end : cancel === 'true'
  const end = ends ? (subscription.items.data[0]?.current_period_end ?? null) : ownEnd(subscription, params)
  const next: Subscription = {
    ...subscription,
    metadata: withoutEmpty({ ...subscription.metadata, ...flagsOf(params, 'metadata') }),
    default_payment_method: textOf(params, 'default_payment_method') ?? subscription.default_payment_method,
    cancel_at_period_end: ends,
    cancel_at: end,
    canceled_at: end === null ? null : (subscription.canceled_at ?? store.now),
    pause_collection: pauseAfter(store, subscription, params),
    discounts: await discountsIn(store, params, subscription),
  }
  const trialEnd = numberOf(params, 'trial_end')
  return trialEnd === undefined ? save(store, next) : setTrial(store, next, trialEnd)
}

/** An empty text takes an entry away. */
const withoutEmpty = (metadata: Record<string, string>) =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ''))

/** `cancel_at`: a day of its own, as the portal sets it. Only an empty text takes it back. */
function ownEnd({ cancel_at, cancel_at_period_end }: Subscription, params: Params): number | null {
  if (params.cancel_at === '') return null
  return numberOf(params, 'cancel_at') ?? (cancel_at_period_end ? null : cancel_at)
}

/** Billed at once; with `pending_if_incomplete` the change waits for its payment. */
async function changePrice(store: Store, subscription: Subscription, params: Params): Promise<Subscription> {
  const price = await priceIn(store, params)
  const [item] = groupsOf(params, 'items')
  if (textOf(item ?? {}, 'id') !== subscription.items.data[0]?.id)
    throw invalid('The stand-in keeps one item a subscription; send its id.', 'items')
  if (textOf(params, 'proration_behavior') !== 'always_invoice')
    return save(store, { ...subscription, items: withPrice(subscription.items, price) })
  const prorated = Math.max(0, proration(subscription, price, numberOf(params, 'proration_date') ?? store.now))
  const amount = prorated + addedCents(params)
  const waiting: Subscription = {
    ...subscription,
    pending_update: { expires_at: store.now + 23 * 3600, subscription_items: [{ price }] },
  }
  await store.put('subscription', waiting)
  const { customer, id } = subscription
  const invoice = await makeInvoice(store, { customer, subscription, amount, reason: 'subscription_update' })
  await store.put('subscription', { ...waiting, latest_invoice: invoice.id })
  if (amount === 0) return save(store, { ...waiting, pending_update: null, items: withPrice(waiting.items, price) })
  await payByCardOnFile(store, invoice)
  return store.get('subscription', id)
}

/** `add_invoice_items`: what the next invoice charges besides. */
const addedCents = (params: Params): number =>
  groupsOf(params, 'add_invoice_items').reduce(
    (sum, item) => sum + (numberOf(groupOf(item, 'price_data'), 'unit_amount') ?? 0),
    0,
  )

export async function endSubscription(store: Store, id: string): Promise<Subscription> {
  const subscription = await store.get('subscription', id)
  if (subscription.ended_at) throw invalid(`No such subscription: ${id}`)
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? store.now,
    ended_at: store.now,
    pending_update: null,
    schedule: null,
  }
  await store.put('subscription', ended)
  await emitEvent(store, 'customer.subscription.deleted', ended)
  return ended
}

async function save(store: Store, next: Subscription): Promise<Subscription> {
  await store.put('subscription', next)
  await emitEvent(store, 'customer.subscription.updated', next)
  return next
}

export async function priceIn(store: Store, params: Params): Promise<Price> {
  const [item] = groupsOf(params, 'items')
  const id = textOf(item ?? {}, 'price')
  if (id) return store.get('price', id, 'items[0][price]')
  const inline = groupOf(item ?? {}, 'price_data')
  throw invalid(Object.keys(inline).length > 0 ? 'Inline prices are not kept here.' : 'Missing required param: items.')
}

function draftOf(store: Store, id: string, customer: string, price: Price, params: Params): Subscription {
  const item: Item = {
    id: idOf('si'),
    object: 'subscription_item',
    current_period_start: store.now,
    current_period_end: monthAfter(store.now, store.now),
    price,
    quantity: 1,
    subscription: id,
  }
  return {
    id,
    object: 'subscription',
    customer,
    status: 'incomplete',
    created: store.now,
    start_date: store.now,
    billing_cycle_anchor: store.now,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    currency: price.currency,
    livemode: false,
    metadata: flagsOf(params, 'metadata'),
    collection_method: 'charge_automatically',
    latest_invoice: null,
    schedule: null,
    default_payment_method: textOf(params, 'default_payment_method') ?? null,
    pending_setup_intent: null,
    pending_update: null,
    pause_collection: null,
    automatic_tax: taxIn(params),
    trial_start: null,
    trial_end: null,
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
  }
}

/** `automatic_tax` of a request; off where it isn't sent. */
export const taxIn = (params: Params) => ({
  enabled: textOf(groupOf(params, 'automatic_tax'), 'enabled') === 'true',
  disabled_reason: null,
  liability: null,
})

/** The same day of the next month as the anchor, or that month's last. Seconds. */
export function monthAfter(end: number, anchor: number): number {
  const zone = (at: number) => Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO('UTC')
  const from = zone(anchor)
  const months = Math.round(
    from.until(zone(end), { largestUnit: 'months', smallestUnit: 'months', roundingMode: 'halfExpand' }).months,
  )
  return Math.floor(from.add({ months: months + 1 }).epochMilliseconds / 1000)
}
