import type Stripe from 'stripe'
import type { Of } from '../objects/stripe-objects.ts'

export type Coupon = Of<
  Stripe.Coupon,
  'percent_off' | 'amount_off' | 'currency' | 'created' | 'livemode' | 'name' | 'valid' | 'duration_in_months'
> & { duration: 'forever' | 'once' | 'repeating' }
export type PromotionCode = Of<
  Stripe.PromotionCode,
  'active' | 'code' | 'created' | 'livemode' | 'max_redemptions' | 'times_redeemed'
> & { promotion: { type: 'coupon'; coupon: string } }
export type Discount = Of<Stripe.Discount, 'start' | 'end'> & {
  customer: string
  subscription: string
  promotion_code: string | null
  source: { type: 'coupon'; coupon: string }
}
export type TotalTax = {
  amount: number
  tax_behavior: 'exclusive' | 'inclusive'
  taxability_reason: 'standard_rated' | 'reverse_charge' | 'not_collecting'
  taxable_amount: number
  tax_rate_details: null
  type: 'tax_rate_details'
}
export type Session = Of<
  Stripe.Checkout.Session,
  | 'allow_promotion_codes'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'success_url'
  | 'url'
> & {
  customer: string
  subscription: string | null
  mode: 'subscription'
  ui_mode: 'hosted_page'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  automatic_tax: { enabled: boolean; liability: null; provider: string | null; status: 'complete' | null }
  tax_id_collection: { enabled: boolean; required: 'never' }
  /** Not of the API: what is bought, and with which metadata. */
  outcome: { price: string; metadata: Record<string, string> }
}
