import type { Stripe } from 'stripe'
import type { SubscriptionsTable } from '../../subscription/server/subscription.tables.ts'

/** What discounts and tax make of a subscription's price. Nulls where they change nothing, as nearly everywhere. */
export function amountsOf(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Pick<SubscriptionsTable, 'recurringCents' | 'nextCents' | 'addsTax'> {
  const [item] = subscription.items.data
  const cents = item?.price.unit_amount ?? 0
  const discounts = subscription.discounts.filter((one) => typeof one === 'object').map(discountOf)
  const lasting = discounts.filter(({ coupon }) => coupon?.duration !== 'once')
  const next = discounts.filter(({ end }) => end === null || end > (item?.current_period_end ?? 0))
  const invoice = lastOf(subscription, invoices)
  const recurring = Math.round(after(lasting, cents) * shareWithoutTax(invoice))
  const nextCents = after(next, cents)
  return {
    recurringCents: recurring === cents ? null : recurring,
    nextCents: nextCents === cents ? null : nextCents,
    addsTax: addsTax(subscription, invoice) ? 1 : 0,
  }
}

type Discount = { end: number | null; coupon: Stripe.Coupon | undefined }

const discountOf = ({ end, source: { coupon } }: Stripe.Discount): Discount => ({
  end,
  coupon: typeof coupon === 'object' && coupon ? coupon : undefined,
})

/** One discount after the other, as Stripe takes them off. */
const after = (discounts: readonly Discount[], cents: number): number =>
  discounts.reduce((rest, { coupon }) => {
    const off = coupon?.percent_off ? Math.round((rest * coupon.percent_off) / 100) : (coupon?.amount_off ?? 0)
    return Math.max(0, rest - off)
  }, cents)

/** The latest invoice that was about money; moving a payment makes some that are about none. */
const lastOf = ({ id }: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): Stripe.Invoice | undefined =>
  invoices.find(({ total, parent }) => total > 0 && parent?.subscription_details?.subscription === id)

/** Of a price that has the tax in it, how much isn't tax: only the invoice knows the rate. */
function shareWithoutTax(invoice: Stripe.Invoice | undefined): number {
  const within = taxOf(invoice, 'inclusive')
  if (!invoice || within === 0) return 1
  const price = invoice.total - taxOf(invoice, 'exclusive')
  return (price - within) / price
}

/** Before the first invoice that is about money, the settings have to tell. */
const addsTax = ({ automatic_tax, items }: Stripe.Subscription, invoice: Stripe.Invoice | undefined): boolean =>
  invoice ? taxOf(invoice, 'exclusive') > 0 : automatic_tax.enabled && items.data[0]?.price.tax_behavior !== 'inclusive'

const taxOf = (invoice: Stripe.Invoice | undefined, behavior: 'inclusive' | 'exclusive'): number =>
  (invoice?.total_taxes ?? []).reduce((sum, tax) => sum + (tax.tax_behavior === behavior ? tax.amount : 0), 0)
