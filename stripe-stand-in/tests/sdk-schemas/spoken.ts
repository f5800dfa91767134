import type { Stripe } from 'stripe'

/** What the product and the official tool ask, by call. `scripts/schemas/make-provider-schemas.ts` makes JSON schemas of it. */
export interface Requests {
  'POST customers': Stripe.CustomerCreateParams
  'GET customers/search': Stripe.CustomerSearchParams
  'POST customers/:id': Stripe.CustomerUpdateParams
  'DELETE customers/:id': Stripe.CustomerDeleteParams
  'POST products': Stripe.ProductCreateParams
  'POST prices': Stripe.PriceCreateParams
  'POST prices/:id': Stripe.PriceUpdateParams
  'POST coupons': Stripe.CouponCreateParams
  'POST promotion_codes': Stripe.PromotionCodeCreateParams
  'GET promotion_codes': Stripe.PromotionCodeListParams
  'POST checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET checkout/sessions': Stripe.Checkout.SessionListParams
  'GET checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams
  'POST payment_methods/:id/attach': Stripe.PaymentMethodAttachParams
  'POST subscriptions': Stripe.SubscriptionCreateParams
  'GET subscriptions': Stripe.SubscriptionListParams
  'GET subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE subscriptions/:id': Stripe.SubscriptionCancelParams
  'POST subscription_schedules': Stripe.SubscriptionScheduleCreateParams
  'POST subscription_schedules/:id': Stripe.SubscriptionScheduleUpdateParams
  'POST subscription_schedules/:id/release': Stripe.SubscriptionScheduleReleaseParams
  'POST invoiceitems': Stripe.InvoiceItemCreateParams
  'POST invoices': Stripe.InvoiceCreateParams
  'GET invoices': Stripe.InvoiceListParams
  'POST invoices/create_preview': Stripe.InvoiceCreatePreviewParams
  'POST invoices/:id/pay': Stripe.InvoicePayParams
  'GET charges': Stripe.ChargeListParams
  'GET charges/:id': Stripe.ChargeRetrieveParams
  'POST refunds': Stripe.RefundCreateParams
  'GET refunds': Stripe.RefundListParams
  'GET disputes': Stripe.DisputeListParams
  'GET events': Stripe.EventListParams
  'POST billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
}

type Plain = string | number | boolean | null | undefined
/** What a field holds where that is no object; of objects only that there is one. */
type Flat<T> = { [K in keyof T]?: T[K] extends Plain ? T[K] : unknown }

/** What is answered, by the `object` that it says it is. */
export interface Replies {
  customer: Flat<Stripe.Customer>
  product: Flat<Stripe.Product>
  price: Flat<Stripe.Price>
  payment_method: Flat<Stripe.PaymentMethod>
  subscription: Flat<Stripe.Subscription>
  invoice: Flat<Stripe.Invoice>
  invoiceitem: Flat<Stripe.InvoiceItem>
  payment_intent: Flat<Stripe.PaymentIntent>
  charge: Flat<Stripe.Charge>
  refund: Flat<Stripe.Refund>
  dispute: Flat<Stripe.Dispute>
  subscription_schedule: Flat<Stripe.SubscriptionSchedule>
  coupon: Flat<Stripe.Coupon>
  promotion_code: Flat<Stripe.PromotionCode>
  discount: Flat<Stripe.Discount>
  /** The generator takes two types of one name for one. */
  'checkout.session': Flat<Omit<Stripe.Checkout.Session, 'locale'>>
  'billing_portal.session': Flat<Stripe.BillingPortal.Session>
}
