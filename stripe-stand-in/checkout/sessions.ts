import { flagsOf, groupOf, groupsOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import type { Session } from './checkout-objects.ts'

const openSeconds = 24 * 3600

/** A page of Stripe's own on which a subscription is bought. Nothing is begun until it is paid there. */
export async function createSession(store: Store, params: Params, pagesPath: string): Promise<Session> {
  if (textOf(params, 'mode') !== 'subscription') throw invalid('The stand-in sells subscriptions only.', 'mode')
  const customer = await store.get('customer', textOf(params, 'customer') ?? '', 'customer')
  const [line] = groupsOf(params, 'line_items')
  const price = await store.get('price', textOf(line ?? {}, 'price') ?? '', 'line_items[0][price]')
  const successUrl = textOf(params, 'success_url')
  if (!successUrl) throw invalid('Missing required param: success_url.', 'success_url')
  const isTaxed = isOn(params, 'automatic_tax')
  const takesTaxIds = isOn(params, 'tax_id_collection')
  needsUpdate(
    params,
    isTaxed && !customer.address,
    'address',
    'Automatic tax calculation in Checkout requires a valid address on the Customer.',
  )
  needsUpdate(params, takesTaxIds, 'name', 'Tax ID collection requires updating business name on the customer.')
  const id = idOf('cs_test')
  return store.put('checkout.session', {
    id,
    object: 'checkout.session',
    customer: customer.id,
    subscription: null,
    mode: 'subscription',
    ui_mode: 'hosted_page',
    status: 'open',
    payment_status: 'unpaid',
    allow_promotion_codes: textOf(params, 'allow_promotion_codes') === 'true',
    automatic_tax: {
      enabled: isTaxed,
      liability: null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'complete' : null,
    },
    tax_id_collection: { enabled: takesTaxIds, required: 'never' },
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    currency: price.currency,
    metadata: flagsOf(params, 'metadata'),
    success_url: successUrl,
    cancel_url: textOf(params, 'cancel_url') ?? null,
    url: new URL(`${pagesPath}checkout?session=${id}`, successUrl).href,
    created: store.now,
    expires_at: store.now + openSeconds,
    livemode: false,
    outcome: { price: price.id, metadata: flagsOf(groupOf(params, 'subscription_data'), 'metadata') },
  })
}

const isOn = (params: Params, name: string): boolean => textOf(groupOf(params, name), 'enabled') === 'true'

/** What Stripe asks for with a customer that is there already. */
function needsUpdate(params: Params, isNeeded: boolean, name: string, fault: string): void {
  if (isNeeded && textOf(groupOf(params, 'customer_update'), name) !== 'auto')
    throw invalid(`${fault} Set \`customer_update[${name}]\` to 'auto'.`, `customer_update[${name}]`)
}

export async function readSession(store: Store, id: string): Promise<Session> {
  return asOfNow(store, await store.get('checkout.session', id))
}

export async function listSessions(store: Store, params: Params): Promise<Session[]> {
  const status = textOf(params, 'status')
  const all = await store.list('checkout.session', textOf(params, 'customer'))
  return all.map((one) => asOfNow(store, one)).filter((one) => !status || one.status === status)
}

export async function expireSession(store: Store, id: string): Promise<Session> {
  const session = await readSession(store, id)
  if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  const expired = await store.put('checkout.session', { ...session, status: 'expired', url: null })
  await emitEvent(store, 'checkout.session.expired', expired)
  return expired
}

const asOfNow = (store: Store, session: Session): Session =>
  session.status === 'open' && session.expires_at <= store.now ? { ...session, status: 'expired', url: null } : session
