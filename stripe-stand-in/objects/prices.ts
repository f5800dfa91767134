import { flagsOf, groupOf, numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { idOf, type Store } from '../store/store.ts'
import type { Price, Product } from './stripe-objects.ts'

/** A monthly price that is there from the start; at Stripe it is made in the dashboard. */
export type GivenPrice = { id: string; cents: number; metadata?: Readonly<Record<string, string>> }

/** The given prices, at the amounts that they have now. */
export async function seedPrices(store: Store, prices: readonly GivenPrice[]): Promise<void> {
  for (const { id, cents, metadata = {} } of prices) {
    const known = await store.find('price', id)
    if (known?.unit_amount === cents) continue
    const params = { unit_amount: String(cents), currency: 'usd', recurring: { interval: 'month' }, metadata }
    await createPrice(store, params, id)
  }
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
