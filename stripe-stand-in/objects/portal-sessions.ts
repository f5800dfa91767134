import { type Params, textOf } from '../api/form.ts'
import { notFound } from '../api/stripe-fault.ts'
import { idOf, type Store } from '../store/store.ts'
import { declineOf } from './cards.ts'
import { payByCardOnFile } from './payment-intents.ts'
import type { Card, Portal } from './stripe-objects.ts'

/** How long a portal's address works, in seconds. */
const openSeconds = 300

export async function openPortal(store: Store, params: Params, pagesPath: string): Promise<Portal> {
  const customer = await store.get('customer', textOf(params, 'customer') ?? '', 'customer')
  const id = idOf('bps')
  const returnUrl = textOf(params, 'return_url') ?? 'http://localhost/'
  return store.put('billing_portal.session', {
    id,
    object: 'billing_portal.session',
    customer: customer.id,
    created: store.now,
    livemode: false,
    return_url: returnUrl,
    url: new URL(`${pagesPath}portal?session=${id}`, returnUrl).href,
  })
}

export async function readPortal(store: Store, session: string) {
  const portal = await findPortal(store, session)
  const invoices = await store.list('invoice', portal.customer)
  const card = await storedCard(store, portal.customer)
  return {
    customer: portal.customer,
    returnUrl: portal.return_url ?? '/',
    card: card ? `Visa ending in ${card.card.last4}` : null,
    invoices: invoices.map(({ id, number, created, amount_due, currency, status, ...more }) => ({
      id,
      number: number ?? id,
      created,
      cents: amount_due,
      currency,
      discount: (more.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
      tax: (more.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
      status: String(status ?? 'open'),
    })),
  }
}

/** The new card pays what is open, also of a membership that has ended, and everything later. One that would be declined is not stored. */
export async function replaceCard(store: Store, session: string, card: Card): Promise<void> {
  const { customer } = await findPortal(store, session)
  const decline = declineOf(card, true)
  if (decline) throw decline
  const kept = await store.put('payment_method', { ...card, customer })
  const owner = await store.get('customer', customer)
  await store.put('customer', { ...owner, invoice_settings: { default_payment_method: kept.id } })
  for (const subscription of await store.list('subscription', customer)) {
    await store.put('subscription', { ...subscription, default_payment_method: kept.id })
    const invoice = subscription.latest_invoice ? await store.find('invoice', subscription.latest_invoice) : undefined
    if (invoice?.status === 'open' && paidInPortal.includes(subscription.status)) await payByCardOnFile(store, invoice)
  }
}

const paidInPortal: readonly string[] = ['past_due', 'canceled']

async function findPortal(store: Store, session: string): Promise<Portal> {
  const portal = await store.find('billing_portal.session', session)
  if (!portal || portal.created + openSeconds < store.now) throw notFound('portal session', session)
  return portal
}

async function storedCard(store: Store, customer: string): Promise<Card | undefined> {
  const subscription = (await store.list('subscription', customer)).find((one) => one.default_payment_method)
  const owner = await store.find('customer', customer)
  const id = owner?.invoice_settings.default_payment_method ?? subscription?.default_payment_method
  return id ? store.find('payment_method', id) : undefined
}
