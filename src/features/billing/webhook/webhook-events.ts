/**
 * The events that the webhook endpoint at Stripe is to send, and what each one means here. None is acted upon by its
 * type: every event only says that there is news of a customer, who is then read again from Stripe.
 */
export const webhookEvents = {
  'customer.subscription.created': 'a purchase began',
  'customer.subscription.updated': 'paid, changed, canceled, resumed, or a renewal failed',
  'customer.subscription.deleted': 'the subscription ended',
  'customer.subscription.paused': 'access pauses',
  'customer.subscription.resumed': 'access is back',
  'invoice.paid': 'a charge went through: a receipt, and on the first one the membership starts',
  'invoice.payment_failed': 'a charge failed: the member is asked for another card',
  'invoice.payment_action_required': 'the bank wants to hear from the member first',
  'invoice.voided': 'a charge that fell into a pause is let go',
  'charge.refunded': 'a payment was returned',
  'refund.failed': 'the bank sent a refund back: what the guarantee returned is owed again',
  'refund.updated': 'the state of a refund changed',
  'charge.dispute.created': 'a payment is disputed: access closes, and nothing is charged',
  'charge.dispute.updated': 'the state of a dispute changed',
  'charge.dispute.closed': 'a dispute was won or lost',
  'customer.discount.created': 'a discount was given in the dashboard',
  'customer.discount.updated': 'a discount was changed',
  'customer.discount.deleted': 'a discount has ended',
  'customer.deleted': 'the customer is gone at Stripe',
} as const

/** Disputes and refunds name their charge only; whose charge it is has to be asked. */
export const namesOnlyItsCharge = (type: string): boolean => /^(charge\.dispute|refund)\./.test(type)
