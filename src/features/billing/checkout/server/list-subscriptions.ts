import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import { callStripe } from '../../server/call-stripe.ts'

/** All of a customer’s, with what is needed to pay, change or end them. */
export async function listSubscriptions(ctx: Context, customer: string): Promise<Stripe.Subscription[]> {
  const expand = ['data.latest_invoice.confirmation_secret', 'data.pending_setup_intent', 'data.schedule']
  const list = await callStripe(ctx, (stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand }),
  )
  return list.data
}
