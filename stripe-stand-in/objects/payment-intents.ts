import type { StripeFault } from '../api/stripe-fault.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import { declineOf } from './cards.ts'
import { settleInvoice } from './invoices.ts'
import type { Card, Charge, Intent, Invoice } from './stripe-objects.ts'

/** Charges a card for an intent; answers why not, where it is declined. */
export async function payIntent(store: Store, intent: Intent, card: Card): Promise<StripeFault | undefined> {
  const decline = declineOf(card, card.customer === null)
  if (decline && card.outcome === 'asks') {
    await waitForPerson(store, intent, card)
    return decline
  }
  const charge = await makeCharge(store, intent, card, decline === undefined)
  const invoice = intent.invoice ? await store.find('invoice', intent.invoice) : undefined
  if (decline) {
    await fail(store, intent, charge, decline)
    if (invoice) await countFailure(store, invoice)
    return decline
  }
  const paid = await store.put('payment_intent', {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: card.id,
    last_payment_error: null,
  })
  await keepCard(store, card, intent, invoice)
  await emitEvent(store, 'charge.succeeded', charge)
  await emitEvent(store, 'payment_intent.succeeded', paid)
  if (invoice) await settleInvoice(store, invoice)
  return undefined
}

/** The bank asks its customer first: nothing is charged until they have answered. */
async function waitForPerson(store: Store, intent: Intent, card: Card): Promise<void> {
  const waiting = await store.put('payment_intent', { ...intent, status: 'requires_action', payment_method: card.id })
  await emitEvent(store, 'payment_intent.requires_action', waiting)
  const invoice = intent.invoice ? await store.find('invoice', intent.invoice) : undefined
  if (!invoice) return
  const tried = await store.put('invoice', { ...invoice, attempt_count: invoice.attempt_count + 1 })
  await emitEvent(store, 'invoice.payment_action_required', tried)
}

/** Tries the card on file; answers whether the invoice is paid. */
export async function payByCardOnFile(store: Store, invoice: Invoice): Promise<boolean> {
  const card = await cardOnFile(store, invoice)
  const intent = invoice.intent ? await store.find('payment_intent', invoice.intent) : undefined
  if (!intent) return true
  if (card) return (await payIntent(store, intent, card)) === undefined
  await countFailure(store, invoice)
  return false
}

async function cardOnFile(store: Store, invoice: Invoice): Promise<Card | undefined> {
  const subscriptionId = invoice.parent?.subscription_details.subscription
  const subscription = subscriptionId ? await store.find('subscription', subscriptionId) : undefined
  const customer = await store.find('customer', invoice.customer)
  const id = subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return id ? store.find('payment_method', id) : undefined
}

function makeCharge(store: Store, intent: Intent, card: Card, paid: boolean): Promise<Charge> {
  return store.put('charge', {
    id: idOf('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: store.now,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    livemode: false,
    paid,
    payment_intent: intent.id,
    payment_method: card.id,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  })
}

async function fail(store: Store, intent: Intent, charge: Charge, { error }: StripeFault): Promise<void> {
  const failed = await store.put('payment_intent', {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: { type: 'card_error', code: String(error.code), message: String(error.message) },
  })
  await emitEvent(store, 'charge.failed', charge)
  await emitEvent(store, 'payment_intent.payment_failed', failed)
}

async function countFailure(store: Store, invoice: Invoice): Promise<void> {
  const failed = await store.put('invoice', { ...invoice, attempt_count: invoice.attempt_count + 1 })
  await emitEvent(store, 'invoice.payment_failed', failed)
}

/** The card that paid is the one for later charges. */
async function keepCard(store: Store, card: Card, intent: Intent, invoice: Invoice | undefined): Promise<void> {
  if (!intent.customer) return
  await store.put('payment_method', { ...card, customer: intent.customer })
  const subscriptionId = invoice?.parent?.subscription_details.subscription
  const subscription = subscriptionId ? await store.find('subscription', subscriptionId) : undefined
  if (subscription) await store.put('subscription', { ...subscription, default_payment_method: card.id })
}
