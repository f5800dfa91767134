import { type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { cardOf, declineOf, expiryOf } from '../objects/cards.ts'
import { payIntent } from '../objects/payment-intents.ts'
import type { Address, Price } from '../objects/stripe-objects.ts'
import { createSubscription } from '../objects/subscriptions.ts'
import { emitEvent, type Store } from '../store/store.ts'
import type { PromotionCode, Session } from './checkout-objects.ts'
import { findCode } from './coupons.ts'
import { taxOn } from './figures.ts'
import { readSession } from './sessions.ts'

/** What a person sees on the page, with what they typed worked in. */
export async function readCheckout(store: Store, id: string, form: Params) {
  const session = await readSession(store, id)
  const price = await store.get('price', session.outcome.price)
  const code = await codeIn(store, session, form)
  const coupon = code && (await store.get('coupon', code.promotion.coupon))
  const amount = price.unit_amount ?? 0
  const off = coupon ? Math.min(amount, Math.round(coupon.amount_off ?? (amount * (coupon.percent_off ?? 0)) / 100)) : 0
  const behavior = price.tax_behavior === 'inclusive' ? 'inclusive' : 'exclusive'
  const tax = session.automatic_tax.enabled
    ? taxOn(amount - off, behavior, { address: addressIn(form), taxId: taxIdIn(session, form) })
    : undefined
  return {
    session,
    name: price.metadata.name ?? 'Subscription',
    currency: price.currency,
    amount,
    code: code?.code ?? '',
    off,
    tax: tax && { amount: tax.amount, isOnTop: behavior === 'exclusive' },
    total: amount - off + (tax && behavior === 'exclusive' ? tax.amount : 0),
  }
}

/** Pays: only now the customer gets the address, and the subscription begins with its discount and tax. */
export async function paySession(store: Store, id: string, form: Params): Promise<Session> {
  const session = await readSession(store, id)
  if (session.status !== 'open') throw invalid('This Checkout Session is no longer open.')
  const price = await store.get('price', session.outcome.price)
  const code = await codeIn(store, session, form)
  const card = cardOf({ ...form, ...expiryOf(textOf(form, 'expires') ?? '') }, store.now)
  const decline = declineOf(card, true)
  if (decline) throw decline
  await updateCustomer(store, session, form)
  const begun = await createSubscription(store, paramsOf(session, price, code))
  const invoice = await store.get('invoice', begun.latest_invoice ?? '')
  const fault = invoice.intent
    ? await payIntent(store, await store.get('payment_intent', invoice.intent), card)
    : undefined
  if (fault) throw fault
  if (!invoice.intent)
    await keepCard(store, begun.id, await store.put('payment_method', { ...card, customer: session.customer }))
  const complete = await store.put('checkout.session', {
    ...session,
    status: 'complete',
    payment_status: invoice.intent ? 'paid' : 'no_payment_required',
    amount_total: invoice.total,
    subscription: begun.id,
    url: null,
  })
  await emitEvent(store, 'checkout.session.completed', complete)
  return complete
}

async function codeIn(store: Store, session: Session, form: Params): Promise<PromotionCode | undefined> {
  const typed = textOf(form, 'code')?.trim()
  if (!typed || !session.allow_promotion_codes) return undefined
  const code = await findCode(store, typed)
  if (!code) throw invalid('This code is invalid.', 'code')
  return code
}

function addressIn(form: Params): Address | null {
  const country = textOf(form, 'country')
  return country ? { country, postal_code: textOf(form, 'postal_code') ?? null } : null
}

const taxIdIn = ({ tax_id_collection }: Session, form: Params): string | null =>
  (tax_id_collection.enabled && textOf(form, 'tax_id')?.trim()) || null

async function updateCustomer(store: Store, session: Session, form: Params): Promise<void> {
  const customer = await store.get('customer', session.customer)
  const address = addressIn(form) ?? customer.address ?? null
  if (session.automatic_tax.enabled && !address) throw invalid('Choose your country.', 'country')
  const name = textOf(form, 'name')?.trim() || customer.name || null
  await store.put('customer', { ...customer, name, address, taxId: taxIdIn(session, form) ?? customer.taxId ?? null })
}

const paramsOf = (session: Session, price: Price, code: PromotionCode | undefined): Params => ({
  customer: session.customer,
  items: { 0: { price: price.id } },
  payment_behavior: 'default_incomplete',
  metadata: session.outcome.metadata,
  ...(session.automatic_tax.enabled ? { automatic_tax: { enabled: 'true' } } : {}),
  ...(code ? { discounts: { 0: { promotion_code: code.id } } } : {}),
})

/** Nothing was due, but the months after it may be. */
async function keepCard(store: Store, id: string, { id: default_payment_method }: { id: string }): Promise<void> {
  await store.put('subscription', { ...(await store.get('subscription', id)), default_payment_method })
}
