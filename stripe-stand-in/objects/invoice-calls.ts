import { groupOf, groupsOf, numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { figuresOf } from '../checkout/figures.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import { attachCard } from './customers.ts'
import { proration } from './invoices.ts'
import { setAside } from './pauses.ts'
import { payByCardOnFile, payIntent } from './payment-intents.ts'
import type { Invoice, InvoiceItem, StripeObject } from './stripe-objects.ts'
import { priceIn } from './subscriptions.ts'

/** What a change of price would cost now; nothing is kept. */
export async function previewInvoice(store: Store, params: Params): Promise<StripeObject> {
  const subscription = await store.get('subscription', textOf(params, 'subscription') ?? '', 'subscription')
  const details = groupOf(params, 'subscription_details')
  const price = await priceIn(store, details)
  const prorated = proration(subscription, price, numberOf(details, 'proration_date') ?? store.now)
  const added = groupsOf(params, 'invoice_items').reduce(
    (sum, one) => sum + (numberOf(groupOf(one, 'price_data'), 'unit_amount') ?? 0),
    0,
  )
  const figures = await figuresOf(store, subscription, { amount: prorated + added, isPart: true })
  const { total: amount } = figures
  const [item] = subscription.items.data
  return {
    id: idOf('upcoming_in'),
    object: 'invoice',
    customer: subscription.customer,
    status: 'draft',
    amount_due: Math.max(0, amount),
    amount_paid: 0,
    amount_remaining: Math.max(0, amount),
    ...figures,
    attempt_count: 0,
    next_payment_attempt: null,
    billing_reason: 'upcoming',
    created: store.now,
    currency: subscription.currency,
    livemode: false,
    number: null,
    hosted_invoice_url: null,
    period_start: item?.current_period_start ?? store.now,
    period_end: item?.current_period_end ?? store.now,
    parent: null,
    confirmation_secret: null,
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    intent: null,
  }
}

export async function payInvoice(store: Store, id: string, params: Params): Promise<Invoice> {
  const invoice = await store.get('invoice', id)
  if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}`)
  const method = textOf(params, 'payment_method')
  if (!method) {
    await payByCardOnFile(store, invoice)
    return store.get('invoice', id)
  }
  const card = await attachCard(store, method, invoice.customer)
  const decline = await payIntent(store, await store.get('payment_intent', invoice.intent ?? ''), card)
  if (decline) throw decline
  return store.get('invoice', id)
}

export async function voidInvoice(store: Store, id: string): Promise<Invoice> {
  const invoice = await store.get('invoice', id)
  if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}`)
  const voided = await setAside(store, invoice, 'void')
  await nothingIsDue(store, voided)
  return voided
}

/** A membership whose latest invoice was voided is in good standing. */
async function nothingIsDue(store: Store, { id, parent }: Invoice): Promise<void> {
  const of = parent?.subscription_details.subscription
  const subscription = of ? await store.find('subscription', of) : undefined
  if (subscription?.latest_invoice !== id || subscription.ended_at) return
  const status = subscription.status === 'past_due' ? 'active' : subscription.status
  const next = await store.put('subscription', { ...subscription, status, pending_update: null })
  await emitEvent(store, 'customer.subscription.updated', next)
}

/** Amounts that wait for the customer's next invoice. */
export function createInvoiceItem(store: Store, params: Params): Promise<InvoiceItem> {
  return store.put('invoiceitem', {
    id: idOf('ii'),
    object: 'invoiceitem',
    amount: numberOf(params, 'amount') ?? 0,
    currency: textOf(params, 'currency') ?? 'usd',
    customer: textOf(params, 'customer') ?? '',
    invoice: null,
    livemode: false,
  })
}

export async function waitingAmount(store: Store, customer: string, invoice: string): Promise<number> {
  const waiting = (await store.list('invoiceitem', customer)).filter((item) => item.invoice === null)
  for (const item of waiting) await store.put('invoiceitem', { ...item, invoice })
  return waiting.reduce((sum, { amount }) => sum + amount, 0)
}
