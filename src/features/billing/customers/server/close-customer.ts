import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { cancelSubscriptions, refundAllCharges } from '../../guarantee/server/refund-guarantee.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'

/** `refundAs`: a refund under the guarantee is still pending; the id keeps its idempotency key the same. */
export type Closing = { customerId: string; refundAs?: string }

/**
 * Cancels what a deleted account still has at Stripe, then deletes the customer: nothing can be charged anymore. Stripe
 * keeps its invoices, as the law requires. Each step may be repeated. Retried for more than a week.
 */
export const closeCustomerJob = job<Closing>('billing.close-customer', closeCustomer, { attempts: 200 })

export async function closeCustomer(ctx: Context, { customerId, refundAs }: Closing): Promise<void> {
  if (ctx.payments.provider === 'off') return
  await callStripe(ctx, (stripe) => close(stripe, customerId, refundAs))
}

async function close(stripe: Stripe, customerId: string, refundAs: string | undefined): Promise<void> {
  try {
    const customer = await stripe.customers.retrieve(customerId)
    await cancelSubscriptions(stripe, customerId)
    if (refundAs) await refundAllCharges(stripe, customerId, refundAs)
    if (!customer.deleted) await stripe.customers.del(customerId)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
