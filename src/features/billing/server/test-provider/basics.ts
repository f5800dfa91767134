import { cardOfToken } from './cards.ts'
import { flagsOf, groupOf, numberOf, type Params, textOf } from './form.ts'
import { idOf, invalid, notFound, type Store, tell } from './store.ts'
import type { Card, Customer, Price, Product } from './things.ts'

export async function createCustomer(store: Store, params: Params): Promise<Customer> {
  const customer = await store.put('customer', {
    id: idOf('cus'),
    object: 'customer',
    email: textOf(params, 'email') ?? null,
    name: textOf(params, 'name') ?? null,
    metadata: flagsOf(params, 'metadata'),
    created: store.now,
    livemode: false,
    invoice_settings: { default_payment_method: null },
  })
  await tell(store, 'customer.created', customer)
  const method = textOf(params, 'payment_method')
  if (method) await attachCard(store, method, customer.id)
  return store.get('customer', customer.id)
}

export async function updateCustomer(store: Store, id: string, params: Params): Promise<Customer> {
  const customer = await store.get('customer', id)
  const method = textOf(groupOf(params, 'invoice_settings'), 'default_payment_method')
  const next = {
    ...customer,
    email: textOf(params, 'email') ?? customer.email,
    name: textOf(params, 'name') ?? customer.name ?? null,
    metadata: { ...customer.metadata, ...flagsOf(params, 'metadata') },
    invoice_settings: { default_payment_method: method ?? customer.invoice_settings.default_payment_method },
  }
  await store.put('customer', next)
  await tell(store, 'customer.updated', next)
  return next
}

export async function deleteCustomer(store: Store, id: string): Promise<Customer> {
  const customer = await store.put('customer', { ...(await store.get('customer', id)), deleted: true })
  await tell(store, 'customer.deleted', customer)
  return customer
}

/** Real ids are stored cards; the tokens of the official scripts become cards as they are attached. */
export async function attachCard(store: Store, idOrToken: string, customerId: string): Promise<Card> {
  const card = (await store.find('payment_method', idOrToken)) ?? cardOfToken(idOrToken, store.now)
  if (!card) throw notFound('PaymentMethod', idOrToken, 'payment_method')
  const attached = await store.put('payment_method', { ...card, customer: customerId })
  const customer = await store.get('customer', customerId, 'customer')
  await store.put('customer', {
    ...customer,
    invoice_settings: { default_payment_method: customer.invoice_settings.default_payment_method ?? attached.id },
  })
  await tell(store, 'payment_method.attached', attached)
  return attached
}

export async function createProduct(store: Store, params: Params): Promise<Product> {
  const name = textOf(params, 'name')
  if (!name) throw invalid('Missing required param: name.', 'name')
  const id = idOf('prod')
  return store.put('product', { id, object: 'product', name, active: true, created: store.now, livemode: false })
}

export function createPrice(store: Store, params: Params, id = idOf('price')): Promise<Price> {
  const amount = numberOf(params, 'unit_amount')
  if (amount === undefined) throw invalid('Missing required param: unit_amount.', 'unit_amount')
  const recurring = textOf(groupOf(params, 'recurring'), 'interval') === 'month'
  return store.put('price', {
    id,
    object: 'price',
    active: true,
    currency: textOf(params, 'currency') ?? 'usd',
    unit_amount: amount,
    type: recurring ? 'recurring' : 'one_time',
    recurring: recurring ? { interval: 'month', interval_count: 1 } : null,
    product: textOf(params, 'product') ?? idOf('prod'),
    metadata: flagsOf(params, 'metadata'),
    created: store.now,
    livemode: false,
  })
}

/** Amounts that wait for the customer's next invoice. */
export function createInvoiceItem(store: Store, params: Params) {
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
