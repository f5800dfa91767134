import { emitEvent, type Store } from '../store/store.ts'
import { makeInvoice, withPrice } from './invoices.ts'
import { endPause, isPauseOver, setAside } from './pauses.ts'
import { payByCardOnFile } from './payment-intents.ts'
import { runningPhase, termsOf } from './schedules.ts'
import type { Invoice, Subscription } from './stripe-objects.ts'
import { endSubscription, monthAfter } from './subscriptions.ts'

const hour = 3600
/** After a failed renewal the card is tried again this many days after the period began; then the subscription ends. */
const retryDays = [3, 5, 7]

/** Lets happen what the product's clock has passed: renewals, ends, retries, unfinished payments. */
export async function advance(store: Store): Promise<void> {
  for (const { id } of await store.list('subscription')) {
    for (let step = 0; step < 60; step += 1) {
      const subscription = await store.get('subscription', id)
      if (subscription.ended_at || !(await stepOf(store, subscription))) break
    }
  }
}

/** Whether time has passed something that `advance` would have to do. */
export async function isAnythingDue(store: Store): Promise<boolean> {
  const running = (await store.list('subscription')).filter(({ ended_at }) => !ended_at)
  return running.some(
    ({ status, created, cancel_at, pending_update, pause_collection, items }) =>
      status === 'past_due' ||
      (cancel_at ?? store.now + 1) <= store.now ||
      (status === 'incomplete' && created + 23 * hour <= store.now) ||
      (pending_update?.expires_at ?? store.now + 1) <= store.now ||
      (pause_collection?.resumes_at ?? store.now + 1) <= store.now ||
      (items.data[0]?.current_period_end ?? store.now + 1) <= store.now,
  )
}

/** One thing that is due; answers whether there was one. */
async function stepOf(store: Store, subscription: Subscription): Promise<boolean> {
  const [item] = subscription.items.data
  if (!item) return false
  if (subscription.status === 'incomplete') return expire(store, subscription)
  if (isPauseOver(store, subscription)) {
    await endPause(store, subscription)
    return true
  }
  if (subscription.pending_update && subscription.pending_update.expires_at <= store.now)
    await store.put('subscription', { ...subscription, pending_update: null })
  if (subscription.status === 'past_due' && (await retry(store, subscription))) return true
  const hasEnded = isOwnEndOver(store, subscription)
  if (item.current_period_end > store.now && !hasEnded) return false
  if (hasEnded || subscription.cancel_at_period_end || subscription.status === 'past_due')
    await endSubscription(store, subscription.id)
  else await renew(store, subscription)
  return true
}

/** Whether the clock has passed the day that it was to end on, no later than its period. */
const isOwnEndOver = ({ now }: Store, { cancel_at, items }: Subscription): boolean =>
  cancel_at !== null && cancel_at <= Math.min(now, items.data[0]?.current_period_end ?? now)

async function expire(store: Store, subscription: Subscription): Promise<boolean> {
  if (subscription.created + 23 * hour > store.now) return false
  const expired: Subscription = { ...subscription, status: 'incomplete_expired', ended_at: store.now }
  await store.put('subscription', expired)
  await emitEvent(store, 'customer.subscription.updated', expired)
  return true
}

async function renew(store: Store, subscription: Subscription): Promise<void> {
  const { price, terms, schedule } = await nextPhase(store, subscription)
  const items = price ? withPrice(subscription.items, price) : subscription.items
  const data = items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: monthAfter(item.current_period_end, subscription.billing_cycle_anchor),
  }))
  const { status } = subscription
  const renewed: Subscription = {
    ...subscription,
    ...terms,
    status: status === 'trialing' ? 'active' : status,
    schedule,
    items: { ...items, data },
  }
  await store.put('subscription', renewed)
  const amount = data[0]?.price.unit_amount ?? 0
  const { customer, id } = subscription
  const invoice = await makeInvoice(store, { customer, subscription: renewed, amount, reason: 'subscription_cycle' })
  await store.put('subscription', { ...(await store.get('subscription', id)), latest_invoice: invoice.id })
  const paid = await collect(store, renewed, invoice)
  const state = await store.get('subscription', id)
  const settled: Subscription = paid ? state : { ...state, status: 'past_due' }
  await store.put('subscription', settled)
  await emitEvent(store, 'customer.subscription.updated', settled)
}

/** Whether nothing stays due: an invoice about nothing is paid already, and one of a pause is put aside. */
async function collect(store: Store, { pause_collection: pause }: Subscription, invoice: Invoice): Promise<boolean> {
  if (invoice.status === 'paid') return true
  if (!pause) return payByCardOnFile(store, invoice)
  await setAside(store, invoice, pause.behavior)
  return true
}

/** What a schedule brings as a period ends. It stays through its last phase, and lets go of the subscription after it. */
async function nextPhase(store: Store, { schedule, items }: Subscription) {
  const plan = schedule ? await store.find('subscription_schedule', schedule) : undefined
  if (!plan) return { schedule: null }
  const phase = runningPhase(plan, items.data[0]?.current_period_end ?? store.now)
  if (!phase) {
    await store.put('subscription_schedule', { ...plan, status: 'released', subscription: null })
    return { schedule: null }
  }
  const id = phase.items[0]?.price
  return { price: id ? await store.find('price', id) : undefined, terms: termsOf(phase), schedule }
}

async function retry(store: Store, subscription: Subscription): Promise<boolean> {
  const invoice = subscription.latest_invoice ? await store.find('invoice', subscription.latest_invoice) : undefined
  const began = subscription.items.data[0]?.current_period_start ?? 0
  if (invoice?.status !== 'open') return false
  const days = retryDays[invoice.attempt_count - 1]
  if (days === undefined) {
    await endSubscription(store, subscription.id)
    return true
  }
  const at = began + days * 24 * hour
  if (at > store.now) {
    if (invoice.next_payment_attempt !== at) await store.put('invoice', { ...invoice, next_payment_attempt: at })
    return false
  }
  if (!(await payByCardOnFile(store, invoice))) {
    const state = await store.get('subscription', subscription.id)
    await emitEvent(store, 'customer.subscription.updated', state)
  }
  return true
}
