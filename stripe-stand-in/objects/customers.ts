import { flagsOf, groupOf, type Params, textOf } from '../api/form.ts'
import { invalid, notFound } from '../api/stripe-fault.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import { cardOfToken } from './cards.ts'
import type { Card, Customer } from './stripe-objects.ts'

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
  await emitEvent(store, 'customer.created', customer)
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
  await emitEvent(store, 'customer.updated', next)
  return next
}

/** By an entry of the metadata, the one question that is answered here. */
export async function searchCustomers(store: Store, params: Params): Promise<Customer[]> {
  const [, name, value] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(textOf(params, 'query') ?? '') ?? []
  if (name === undefined) throw invalid('The stand-in searches by one entry of the metadata.', 'query')
  return (await store.list('customer')).filter(({ deleted, metadata }) => !deleted && metadata[name] === value)
}

/** Stripe keeps what it must; here nothing that leads to a person stays behind, in events and kept replies neither. */
export async function deleteCustomer(store: Store, id: string): Promise<Customer> {
  const { email, ...known } = await store.get('customer', id)
  const customer = await store.put('customer', {
    ...known,
    email: null,
    name: null,
    address: null,
    taxId: null,
    metadata: {},
    deleted: true,
  })
  if (email) await store.forget(email)
  await emitEvent(store, 'customer.deleted', customer)
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
  await emitEvent(store, 'payment_method.attached', attached)
  return attached
}
