import { type Params, textOf } from './form.ts'
import { payByCardOnFile, payIntent } from './payments.ts'
import { idOf, notFound, type Store } from './store.ts'
import type { Card, Portal } from './things.ts'

/** How long a portal's address works, in seconds. */
const openSeconds = 300

export async function openPortal(store: Store, params: Params): Promise<Portal> {
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
    url: new URL(`/test-portal?session=${id}`, returnUrl).href,
  })
}

export async function readPortal(store: Store, session: string) {
  const portal = await findPortal(store, session)
  const invoices = await store.list('invoice', portal.customer)
  const card = await storedCard(store, portal.customer)
  return {
    customer: portal.customer,
    card: card ? `Visa ending in ${card.card.last4}` : null,
    invoices: invoices.map(({ id, number, created, amount_due, status }) => ({
      id,
      number: number ?? id,
      created,
      cents: amount_due,
      status: String(status ?? 'open'),
    })),
  }
}

/** The new card pays what is open, and everything later. */
export async function replaceCard(store: Store, session: string, card: Card): Promise<void> {
  const { customer } = await findPortal(store, session)
  const kept = await store.put('payment_method', { ...card, customer })
  const owner = await store.get('customer', customer)
  await store.put('customer', { ...owner, invoice_settings: { default_payment_method: kept.id } })
  for (const subscription of await store.list('subscription', customer)) {
    if (subscription.ended_at) continue
    await store.put('subscription', { ...subscription, default_payment_method: kept.id })
    const invoice = subscription.latest_invoice ? await store.find('invoice', subscription.latest_invoice) : undefined
    if (invoice?.status === 'open' && subscription.status === 'past_due') await payByCardOnFile(store, invoice)
  }
}

export async function findPortal(store: Store, session: string): Promise<Portal> {
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

/** A payment confirmed in the browser, by the secret that only its payer has. */
export async function confirmBySecret(store: Store, secret: string, card: Card) {
  const [id = ''] = secret.split('_secret_', 1)
  const intent = await store.find('payment_intent', id)
  if (!intent || intent.client_secret !== secret) throw notFound('PaymentIntent', id)
  if (intent.status === 'succeeded') return { intent, decline: undefined }
  return { intent, decline: await payIntent(store, intent, card) }
}
