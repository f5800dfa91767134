import type { Stripe } from 'stripe'

/** The secret that the browser confirms the payment with; none if nothing is due. */
export function clientSecretOf({ latest_invoice, pending_setup_intent }: Stripe.Subscription): {
  clientSecret?: string
} {
  const payment = typeof latest_invoice === 'object' ? latest_invoice?.confirmation_secret?.client_secret : undefined
  const setup = typeof pending_setup_intent === 'object' ? pending_setup_intent?.client_secret : undefined
  const clientSecret = payment ?? setup
  return clientSecret ? { clientSecret } : {}
}
