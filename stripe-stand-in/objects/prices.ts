import { flagsOf, groupOf, numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { idOf, type Store } from '../store/store.ts'
import type { Price, Product, TaxBehavior } from './stripe-objects.ts'

/** A monthly price that is there from the start; at Stripe it is made in the dashboard. */
export type GivenPrice = {
  id: string
  /** In the currency's smallest unit. */
  cents: number
  currency?: string
  metadata?: Readonly<Record<string, string>>
}

/** The given prices, at the amounts that they have now. */
export async function seedPrices(store: Store, prices: readonly GivenPrice[]): Promise<void> {
  for (const { id, cents, currency = 'usd', metadata = {} } of prices) {
    const known = await store.find('price', id)
    if (known?.unit_amount === cents && known.currency === currency) continue
    const params = { unit_amount: String(cents), currency, recurring: { interval: 'month' }, metadata }
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
    tax_behavior: behaviorIn(params) ?? 'unspecified',
    unit_amount: amount,
    type: recurring ? 'recurring' : 'one_time',
    recurring: recurring ? { interval: 'month', interval_count: 1 } : null,
    product: textOf(params, 'product') ?? idOf('prod'),
    metadata: flagsOf(params, 'metadata'),
    created: store.now,
    livemode: false,
  })
}

/** A price says once whether tax comes on top or is in it; until then it counts as on top. */
export async function updatePrice(store: Store, id: string, params: Params): Promise<Price> {
  const price = await store.get('price', id)
  const behavior = behaviorIn(params)
  if (behavior && price.tax_behavior !== 'unspecified' && price.tax_behavior !== behavior)
    throw invalid('You cannot change the tax behavior of a price.', 'tax_behavior')
  return store.put('price', { ...price, tax_behavior: behavior ?? price.tax_behavior ?? 'unspecified' })
}

const behaviorIn = (params: Params): TaxBehavior | undefined =>
  (['exclusive', 'inclusive', 'unspecified'] as const).find((one) => one === textOf(params, 'tax_behavior'))
