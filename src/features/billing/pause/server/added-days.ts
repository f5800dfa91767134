import type { Stripe } from 'stripe'

/**
 * Days that a pause or a dispute added are a trial to the provider, since nothing else moves a payment. A trial is worth
 * nothing there, so a larger plan would be free until it ends: what these days cost is added to the invoice instead.
 */
export const isInAddedDays = ({ status, metadata }: Stripe.Subscription): boolean =>
  status === 'trialing' && Boolean(metadata.pauseId || metadata.movedByDispute)

/** The new price for the rest of the days less the old one; a month is the one that ends with them. */
async function centsForAddedDays(
  stripe: Stripe,
  { items }: Stripe.Subscription,
  price: string,
  at: number,
): Promise<number> {
  const [item] = items.data
  if (!item) return 0
  const { unit_amount } = await stripe.prices.retrieve(price)
  const end = item.current_period_end
  const rest = Math.min(1, Math.max(0, (end - at) / (end - monthBefore(end))))
  return Math.max(0, Math.round(((unit_amount ?? 0) - (item.price.unit_amount ?? 0)) * rest))
}

/** What will be charged for them: the provider alone knows what discounts and tax make of it. */
export async function previewAddedDays(stripe: Stripe, running: Stripe.Subscription, price: string, at: number) {
  if (running.discounts.length === 0 && !running.automatic_tax.enabled)
    return centsForAddedDays(stripe, running, price, at)
  const { add_invoice_items: invoice_items } = await chargeForAddedDays(stripe, running, price, at)
  const { amount_due } = await stripe.invoices.createPreview({
    subscription: running.id,
    subscription_details: {
      items: [{ id: running.items.data[0]?.id ?? '', price }],
      proration_behavior: 'always_invoice',
      proration_date: at,
    },
    invoice_items,
  })
  return amount_due
}

type Added = {
  add_invoice_items: {
    price_data: { currency: string; product: string; unit_amount: number; tax_behavior?: 'inclusive' | 'exclusive' }
  }[]
}

export async function chargeForAddedDays(
  stripe: Stripe,
  running: Stripe.Subscription,
  price: string,
  at: number,
): Promise<Added> {
  const unit_amount = await centsForAddedDays(stripe, running, price, at)
  const { product, currency, tax_behavior } = await stripe.prices.retrieve(price)
  const id = typeof product === 'string' ? product : product.id
  // Whether tax is in it, as in the plan’s own price; the account decides where that says nothing.
  const tax = (['inclusive', 'exclusive'] as const).find((one) => one === tax_behavior)
  return {
    add_invoice_items: [{ price_data: { currency, product: id, unit_amount, ...(tax ? { tax_behavior: tax } : {}) } }],
  }
}

function monthBefore(seconds: number): number {
  const end = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO('UTC')
  return end.subtract({ months: 1 }).epochMilliseconds / 1000
}
