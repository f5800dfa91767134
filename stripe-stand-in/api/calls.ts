import { createCoupon, createPromotionCode } from '../checkout/coupons.ts'
import { createSession, expireSession, listSessions, readSession } from '../checkout/sessions.ts'
import { confirmPayment } from '../objects/confirm-payment.ts'
import { attachCard, createCustomer, deleteCustomer, searchCustomers, updateCustomer } from '../objects/customers.ts'
import { createInvoiceItem, payInvoice, previewInvoice, voidInvoice, waitingAmount } from '../objects/invoice-calls.ts'
import { makeInvoice } from '../objects/invoices.ts'
import { openPortal } from '../objects/portal-sessions.ts'
import { createPrice, createProduct, updatePrice } from '../objects/prices.ts'
import { closeDispute, createRefund, disputeCharge, failRefund } from '../objects/refunds.ts'
import { createSchedule, releaseSchedule, updateSchedule } from '../objects/schedules.ts'
import type { StripeObject } from '../objects/stripe-objects.ts'
import { createSubscription, endSubscription, updateSubscription } from '../objects/subscriptions.ts'
import type { Store } from '../store/store.ts'
import { type Params, textOf } from './form.ts'
import type { Caller } from './keys.ts'
import { notFound } from './stripe-fault.ts'

type Answer = Promise<StripeObject | StripeObject[]>
/** `pagesPath`: where browsers find the stand-in's own pages. */
export type Call = { caller: Caller; pagesPath: string }
type Handler = (store: Store, params: Params, id: string, call: Call) => Answer

const listOf =
  (kind: 'invoice' | 'charge' | 'event' | 'promotion_code'): Handler =>
  async (store, params) =>
    store.list(kind, await customerIn(store, params))

/** Whose things are listed; one that isn’t known is a fault, unlike one that is deleted. */
async function customerIn(store: Store, params: Params): Promise<string | undefined> {
  const id = textOf(params, 'customer')
  return id && (await store.get('customer', id, 'customer')).id
}

const one =
  (
    kind: 'customer' | 'price' | 'payment_method' | 'subscription' | 'invoice' | 'payment_intent' | 'charge' | 'event',
  ): Handler =>
  (store, _, id) =>
    store.get(kind, id)

async function listSubscriptions(store: Store, params: Params): Promise<StripeObject[]> {
  const status = textOf(params, 'status')
  const all = await store.list('subscription', await customerIn(store, params))
  if (status === 'all') return all
  return all.filter((one) => (status ? one.status === status : one.status !== 'canceled'))
}

async function listDisputes(store: Store, params: Params): Promise<StripeObject[]> {
  const charge = textOf(params, 'charge')
  return (await store.list('dispute')).filter((one) => !charge || one.charge === charge)
}

async function createInvoice(store: Store, params: Params): Promise<StripeObject> {
  const customer = textOf(params, 'customer') ?? ''
  const { id } = await store.get('customer', customer, 'customer')
  const amount = await waitingAmount(store, id, 'next')
  return makeInvoice(store, { customer: id, amount: amount || 2000, reason: 'manual' })
}

async function listRefunds(store: Store, params: Params): Promise<StripeObject[]> {
  const charge = textOf(params, 'charge')
  return (await store.list('refund')).filter((one) => !charge || one.charge === charge)
}

/** Every call of Stripe's API that is answered here; `:id` is the one variable part. */
const handlers: Record<string, Handler> = {
  'POST customers': createCustomer,
  'GET customers/search': searchCustomers,
  'GET customers/:id': one('customer'),
  'POST customers/:id': (store, params, id) => updateCustomer(store, id, params),
  'DELETE customers/:id': (store, _, id) => deleteCustomer(store, id),
  'POST products': createProduct,
  'POST prices': (store, params) => createPrice(store, params),
  'GET prices/:id': one('price'),
  'POST prices/:id': (store, params, id) => updatePrice(store, id, params),
  'POST coupons': createCoupon,
  'POST promotion_codes': (store, params) => createPromotionCode(store, params),
  'GET promotion_codes': listOf('promotion_code'),
  'POST checkout/sessions': (store, params, _, { pagesPath }) => createSession(store, params, pagesPath),
  'GET checkout/sessions': listSessions,
  'GET checkout/sessions/:id': (store, _, id) => readSession(store, id),
  'POST checkout/sessions/:id/expire': (store, _, id) => expireSession(store, id),
  'GET payment_methods/:id': one('payment_method'),
  'POST payment_methods/:id/attach': (store, params, id) => attachCard(store, id, textOf(params, 'customer') ?? ''),
  'POST subscriptions': createSubscription,
  'GET subscriptions': listSubscriptions,
  'GET subscriptions/:id': one('subscription'),
  'POST subscriptions/:id': (store, params, id) => updateSubscription(store, id, params),
  'DELETE subscriptions/:id': (store, _, id) => endSubscription(store, id),
  'POST subscription_schedules': createSchedule,
  'POST subscription_schedules/:id': (store, params, id) => updateSchedule(store, id, params),
  'POST subscription_schedules/:id/release': (store, _, id) => releaseSchedule(store, id),
  'POST invoiceitems': createInvoiceItem,
  'POST invoices': createInvoice,
  'GET invoices': listOf('invoice'),
  'POST invoices/create_preview': previewInvoice,
  'GET invoices/:id': one('invoice'),
  'POST invoices/:id/finalize': one('invoice'),
  'POST invoices/:id/void': (store, _, id) => voidInvoice(store, id),
  'POST invoices/:id/pay': (store, params, id) => payInvoice(store, id, params),
  'GET payment_intents/:id': one('payment_intent'),
  'POST payment_intents/:id/confirm': (store, params, id, { caller }) => confirmPayment(store, params, id, caller),
  'GET charges': listOf('charge'),
  'GET charges/:id': one('charge'),
  'POST refunds': createRefund,
  'GET refunds': listRefunds,
  'GET disputes': listDisputes,
  'GET events': listOf('event'),
  'GET events/:id': one('event'),
  'POST billing_portal/sessions': (store, params, _, { pagesPath }) => openPortal(store, params, pagesPath),
}

/** What a customer's bank does. Stripe has no call for it, so these are ours. */
const bank: Record<string, Handler> = {
  'POST charges/:id/dispute': (store, params, id) => disputeCharge(store, params, id),
  'POST disputes/:id/settle': (store, params, id) =>
    closeDispute(store, id, textOf(params, 'status') === 'won' ? 'won' : 'lost'),
  'POST refunds/:id/fail': (store, _, id) => failRefund(store, id),
}

/** Finds who answers `POST /v1/subscriptions/sub_1`; words of the API stand before ids. */
export function handlerOf(method: string, path: string): { handle: Handler; id: string } {
  const parts = path
    .replace(/^\/v1\//, '')
    .replace(/^checkout\/sessions/, 'checkout.sessions')
    .split('/')
  const exact = handlers[named(`${method} ${parts.join('/')}`)]
  if (exact) return { handle: exact, id: '' }
  const id = parts[1] ?? ''
  const name = named(`${method} ${[parts[0], ':id', ...parts.slice(2)].join('/')}`)
  const handle = handlers[name] ?? bank[name]
  if (!handle) throw notFound('URL answered by the stand-in', `${method}: ${path}`)
  return { handle, id: decodeURIComponent(id) }
}

/** The one kind whose name has a slash counts as one part. */
const named = (call: string): string => call.replace('checkout.sessions', 'checkout/sessions')
