import { invalid } from '../api/stripe-fault.ts'
import { emitEvent, type Store } from '../store/store.ts'
import { makeInvoice } from './invoices.ts'
import type { Subscription } from './stripe-objects.ts'

/** Moves the next payment to the end of a trial, which begins now; the periods after it are counted from there. */
export async function setTrial(store: Store, subscription: Subscription, end: number): Promise<Subscription> {
  const { id, customer, status, items } = subscription
  if (end <= store.now) throw invalid('Invalid timestamp: must be in the future.', 'trial_end')
  if (status !== 'active' && status !== 'trialing') throw invalid(`The stand-in begins no trial while ${status}.`)
  const data = items.data.map((item) => ({ ...item, current_period_start: store.now, current_period_end: end }))
  const next: Subscription = {
    ...subscription,
    status: 'trialing',
    trial_start: status === 'trialing' ? subscription.trial_start : store.now,
    trial_end: end,
    billing_cycle_anchor: end,
    cancel_at: subscription.cancel_at_period_end ? end : subscription.cancel_at,
    items: { ...items, data },
  }
  await store.put('subscription', next)
  if (status === 'active') {
    const invoice = await makeInvoice(store, { customer, subscription: next, amount: 0, reason: 'subscription_update' })
    await store.put('subscription', { ...(await store.get('subscription', id)), latest_invoice: invoice.id })
  }
  const begun = await store.get('subscription', id)
  await emitEvent(store, 'customer.subscription.updated', begun)
  return begun
}
