import * as basics from './basics.ts'
import { type Params, textOf } from './form.ts'
import { confirmIntent, payInvoice, previewInvoice, voidInvoice } from './invoice-requests.ts'
import { makeInvoice } from './invoices.ts'
import { openPortal } from './portal.ts'
import { createRefund } from './refunds.ts'
import { createSchedule, releaseSchedule, updateSchedule } from './schedules.ts'
import { notFound, type Store } from './store.ts'
import { createSubscription, endSubscription, updateSubscription } from './subscriptions.ts'
import type { Thing } from './things.ts'

type Answer = Promise<Thing | Thing[]>
type Handler = (store: Store, params: Params, id: string) => Answer

const listOf =
  (kind: 'invoice' | 'charge' | 'refund' | 'event'): Handler =>
  async (store, params) =>
    store.list(kind, textOf(params, 'customer'))

const one =
  (
    kind: 'customer' | 'price' | 'payment_method' | 'subscription' | 'invoice' | 'payment_intent' | 'charge' | 'event',
  ): Handler =>
  (store, _, id) =>
    store.get(kind, id)

async function listSubscriptions(store: Store, params: Params): Promise<Thing[]> {
  const status = textOf(params, 'status')
  const all = await store.list('subscription', textOf(params, 'customer'))
  if (status === 'all') return all
  return all.filter((one) => (status ? one.status === status : one.status !== 'canceled'))
}

async function listDisputes(store: Store, params: Params): Promise<Thing[]> {
  const charge = textOf(params, 'charge')
  return (await store.list('dispute')).filter((one) => !charge || one.charge === charge)
}

async function createInvoice(store: Store, params: Params): Promise<Thing> {
  const customer = textOf(params, 'customer') ?? ''
  const { id } = await store.get('customer', customer, 'customer')
  const amount = await basics.waitingAmount(store, id, 'next')
  return makeInvoice(store, { customer: id, amount: amount || 2000, reason: 'manual' })
}

/** Every call of the provider's API that is kept here; `:id` is the one variable part. */
const handlers: Record<string, Handler> = {
  'POST customers': basics.createCustomer,
  'GET customers/:id': one('customer'),
  'POST customers/:id': (store, params, id) => basics.updateCustomer(store, id, params),
  'DELETE customers/:id': (store, _, id) => basics.deleteCustomer(store, id),
  'POST products': basics.createProduct,
  'POST prices': (store, params) => basics.createPrice(store, params),
  'GET prices/:id': one('price'),
  'GET payment_methods/:id': one('payment_method'),
  'POST payment_methods/:id/attach': (store, params, id) =>
    basics.attachCard(store, id, textOf(params, 'customer') ?? ''),
  'POST subscriptions': createSubscription,
  'GET subscriptions': listSubscriptions,
  'GET subscriptions/:id': one('subscription'),
  'POST subscriptions/:id': (store, params, id) => updateSubscription(store, id, params),
  'DELETE subscriptions/:id': (store, _, id) => endSubscription(store, id),
  'POST subscription_schedules': createSchedule,
  'POST subscription_schedules/:id': (store, params, id) => updateSchedule(store, id, params),
  'POST subscription_schedules/:id/release': (store, _, id) => releaseSchedule(store, id),
  'POST invoiceitems': basics.createInvoiceItem,
  'POST invoices': createInvoice,
  'GET invoices': listOf('invoice'),
  'POST invoices/create_preview': previewInvoice,
  'GET invoices/:id': one('invoice'),
  'POST invoices/:id/finalize': one('invoice'),
  'POST invoices/:id/void': (store, _, id) => voidInvoice(store, id),
  'POST invoices/:id/pay': (store, params, id) => payInvoice(store, id, params),
  'GET payment_intents/:id': one('payment_intent'),
  'POST payment_intents/:id/confirm': (store, params, id) => confirmIntent(store, id, params),
  'GET charges': listOf('charge'),
  'GET charges/:id': one('charge'),
  'POST refunds': createRefund,
  'GET refunds': listOf('refund'),
  'GET disputes': listDisputes,
  'GET events': listOf('event'),
  'GET events/:id': one('event'),
  'POST billing_portal/sessions': openPortal,
}

/** Finds who answers `POST /v1/subscriptions/sub_1`; words of the API stand before ids. */
export function handlerOf(method: string, path: string): { handle: Handler; id: string } {
  const parts = path.replace(/^\/v1\//, '').split('/')
  const exact = handlers[`${method} ${parts.join('/')}`]
  if (exact) return { handle: exact, id: '' }
  const id = parts[1] ?? ''
  const handle = handlers[`${method} ${[parts[0], ':id', ...parts.slice(2)].join('/')}`]
  if (!handle) throw notFound('URL kept by the test provider', `${method}: ${path}`)
  return { handle, id: decodeURIComponent(id) }
}
