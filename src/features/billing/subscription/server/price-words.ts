import type { Stripe } from 'stripe'
import { moneyText } from '#platform/format/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { SubscriptionsTable } from './subscription.tables.ts'

/** What the next month costs: discounts are taken off, and tax that comes on top is named. */
export const nextMonthText = ({ offer }: Context, { nextCents, priceCents, addsTax }: SubscriptionsTable): string =>
  `${moneyText(nextCents ?? priceCents, offer.currency)}${addsTax ? ' plus tax' : ''}`

/** A list price, and what of this subscription changes it. */
export function listPriceText(
  { offer }: Context,
  cents: number,
  { discounts, automatic_tax, items }: Stripe.Subscription,
): string {
  const price = moneyText(cents, offer.currency)
  const isOnTop = automatic_tax.enabled && items.data[0]?.price.tax_behavior !== 'inclusive'
  const changes = [...(discounts.length > 0 ? ['your discount'] : []), ...(isOnTop ? ['any tax'] : [])]
  return changes.length > 0 ? `${price} before ${changes.join(' and ')}` : price
}
