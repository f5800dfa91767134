import type Stripe from 'stripe'
import type { Coupon, Discount, PromotionCode, Session, TotalTax } from '../checkout/checkout-objects.ts'

/** What is kept, field for field as the SDK's own types have it; references are ids. */
export type Of<T extends { id: string; object: string }, K extends keyof T> = Pick<T, K | 'id' | 'object'>

export type Customer = Of<Stripe.Customer, 'email' | 'name' | 'metadata' | 'created' | 'livemode'> & {
  deleted?: boolean
  invoice_settings: { default_payment_method: string | null }
  address?: Address | null
  /** Not of the API in this shape: what the customer typed as a business. */
  taxId?: string | null
}
export type Address = { country: string; postal_code: string | null }
export type Product = Of<Stripe.Product, 'name' | 'active' | 'created' | 'livemode'>
export type Price = Of<
  Stripe.Price,
  'currency' | 'unit_amount' | 'active' | 'created' | 'livemode' | 'type' | 'metadata'
> & {
  product: string
  tax_behavior?: TaxBehavior
  recurring: { interval: 'month'; interval_count: 1 } | null
}
export type TaxBehavior = 'exclusive' | 'inclusive' | 'unspecified'
export type Card = Of<Stripe.PaymentMethod, 'type' | 'created' | 'livemode'> & {
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
  /** Not of the API: what charging it does. */
  outcome: Outcome
}
export type Outcome = 'pays' | 'declined' | 'insufficient' | 'fails-later' | 'asks'

export type Item = Of<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end' | 'quantity'> & {
  price: Price
  subscription: string
}
export type Subscription = Of<
  Stripe.Subscription,
  | 'status'
  | 'created'
  | 'start_date'
  | 'billing_cycle_anchor'
  | 'cancel_at_period_end'
  | 'cancel_at'
  | 'canceled_at'
  | 'ended_at'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'collection_method'
  | 'trial_start'
  | 'trial_end'
> & {
  customer: string
  latest_invoice: string | null
  /** Left out by those of before there were any. */
  discounts?: string[]
  automatic_tax?: { enabled: boolean; disabled_reason: null; liability: null }
  schedule: string | null
  default_payment_method: string | null
  pending_setup_intent: null
  pause_collection: { behavior: PauseBehavior; resumes_at: number | null } | null
  pending_update: { expires_at: number; subscription_items: { price: Price }[] } | null
  items: { object: 'list'; data: Item[]; has_more: boolean; url: string }
}
/** What becomes of the invoices of a pause. */
export type PauseBehavior = 'keep_as_draft' | 'mark_uncollectible' | 'void'

export type Invoice = Of<
  Stripe.Invoice,
  | 'status'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'next_payment_attempt'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'number'
  | 'total'
  | 'hosted_invoice_url'
  | 'period_start'
  | 'period_end'
> & {
  customer: string
  subtotal?: number
  total_excluding_tax?: number
  total_discount_amounts?: { amount: number; discount: string }[]
  total_taxes?: TotalTax[]
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: null } } | null
  confirmation_secret: { client_secret: string; type: 'payment_intent' } | null
  status_transitions: {
    finalized_at: number | null
    paid_at: number | null
    voided_at: number | null
    marked_uncollectible_at: number | null
  }
  /** Not of the API: the intent that pays it. */
  intent: string | null
}
export type Intent = Of<
  Stripe.PaymentIntent,
  'amount' | 'amount_received' | 'client_secret' | 'created' | 'currency' | 'livemode' | 'status'
> & {
  customer: string | null
  latest_charge: string | null
  payment_method: string | null
  last_payment_error: { type: 'card_error'; code: string; message: string } | null
  /** Not of the API: the invoice that it pays. */
  invoice: string | null
}
export type Charge = Of<
  Stripe.Charge,
  'amount' | 'amount_refunded' | 'created' | 'currency' | 'disputed' | 'livemode' | 'paid' | 'refunded' | 'status'
> & { customer: string | null; payment_intent: string; payment_method: string }
export type Refund = Of<Stripe.Refund, 'amount' | 'created' | 'currency' | 'status' | 'failure_reason'> & {
  charge: string
  payment_intent: string
}
export type Dispute = Of<Stripe.Dispute, 'amount' | 'created' | 'currency' | 'livemode' | 'reason' | 'status'> & {
  charge: string
  /** Left out by those of before there was any. */
  evidence_details?: { due_by: number | null }
}
export type Schedule = Of<Stripe.SubscriptionSchedule, 'status' | 'created' | 'livemode' | 'end_behavior'> & {
  customer: string
  subscription: string | null
  phases: Phase[]
}
export type Phase = {
  items: { price: string; quantity: number }[]
  start_date: number
  end_date: number
  /** Left out by those of before there were any. */
  discounts?: { discount: string; coupon: null; promotion_code: null }[]
  automatic_tax?: { enabled: boolean; disabled_reason: null; liability: null }
}
export type Event = Of<Stripe.Event, 'api_version' | 'created' | 'livemode' | 'pending_webhooks'> & {
  type: string
  data: { object: StripeObject }
  request: { id: null; idempotency_key: null }
}
export type Portal = Of<Stripe.BillingPortal.Session, 'created' | 'livemode' | 'return_url' | 'url'> & {
  customer: string
}
export type InvoiceItem = Of<Stripe.InvoiceItem, 'amount' | 'currency' | 'livemode'> & {
  customer: string
  invoice: string | null
}

/** Not of the API: an event that waits for its webhook. `at`: the second of the machine's clock of the next try. */
export type Delivery = { id: string; object: 'delivery'; event: string; attempts: number; at: number }

export type Kinds = {
  customer: Customer
  product: Product
  price: Price
  payment_method: Card
  subscription: Subscription
  invoice: Invoice
  invoiceitem: InvoiceItem
  payment_intent: Intent
  charge: Charge
  refund: Refund
  dispute: Dispute
  subscription_schedule: Schedule
  event: Event
  'billing_portal.session': Portal
  'checkout.session': Session
  coupon: Coupon
  promotion_code: PromotionCode
  discount: Discount
  delivery: Delivery
}
export type Kind = keyof Kinds
/** What the API shows. */
export type StripeObject = Exclude<Kinds[Kind], Delivery>
