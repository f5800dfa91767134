import type { Customer, Invoice, Subscription } from '../objects/stripe-objects.ts'
import type { Store } from '../store/store.ts'
import type { TotalTax } from './checkout-objects.ts'
import { standingDiscounts } from './coupons.ts'
import { taxRateOf } from './tax-rates.ts'

export type Figures = Required<
  Pick<Invoice, 'subtotal' | 'total' | 'total_excluding_tax' | 'total_discount_amounts' | 'total_taxes'>
>

/** What an invoice comes to: first the discounts, then the tax, which comes on top or is in the price already. */
export async function figuresOf(
  store: Store,
  subscription: Subscription | undefined,
  { amount, isPart }: { amount: number; isPart: boolean },
): Promise<Figures> {
  if (!subscription || amount <= 0) return plain(amount)
  const at = subscription.items.data[0]?.current_period_start ?? store.now
  const discounts: Figures['total_discount_amounts'] = []
  let rest = amount
  for (const { discount, coupon } of await standingDiscounts(store, subscription, at)) {
    // A part of a month is worth its part of a percentage, but not of an amount, which the month had already.
    const off =
      coupon.percent_off === null ? (isPart ? 0 : (coupon.amount_off ?? 0)) : (rest * coupon.percent_off) / 100
    const taken = Math.min(rest, Math.round(off))
    if (taken === 0) continue
    discounts.push({ amount: taken, discount: discount.id })
    rest -= taken
  }
  const taxes = await taxesOf(store, subscription, rest)
  const onTop = sumOf(taxes.filter(({ tax_behavior }) => tax_behavior === 'exclusive'))
  const within = sumOf(taxes.filter(({ tax_behavior }) => tax_behavior === 'inclusive'))
  return {
    subtotal: amount,
    total: rest + onTop,
    total_excluding_tax: rest - within,
    total_discount_amounts: discounts,
    total_taxes: taxes,
  }
}

const plain = (amount: number): Figures => ({
  subtotal: amount,
  total: amount,
  total_excluding_tax: amount,
  total_discount_amounts: [],
  total_taxes: [],
})

const sumOf = (taxes: readonly TotalTax[]) => taxes.reduce((sum, { amount }) => sum + amount, 0)

async function taxesOf(store: Store, subscription: Subscription, rest: number): Promise<TotalTax[]> {
  if (!subscription.automatic_tax?.enabled) return []
  const behavior = subscription.items.data[0]?.price.tax_behavior === 'inclusive' ? 'inclusive' : 'exclusive'
  return [taxOn(rest, behavior, await store.get('customer', subscription.customer))]
}

export function taxOn(
  rest: number,
  tax_behavior: 'exclusive' | 'inclusive',
  { address, taxId }: Pick<Customer, 'address' | 'taxId'>,
): TotalTax {
  const rate = taxId ? 0 : taxRateOf(address?.country)
  const without = tax_behavior === 'inclusive' ? Math.round(rest / (1 + rate)) : rest
  return {
    amount: tax_behavior === 'inclusive' ? rest - without : Math.round(rest * rate),
    tax_behavior,
    taxability_reason: taxId ? 'reverse_charge' : rate > 0 ? 'standard_rated' : 'not_collecting',
    taxable_amount: without,
    tax_rate_details: null,
    type: 'tax_rate_details',
  }
}
