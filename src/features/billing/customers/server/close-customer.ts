import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { coveredBy, type TakenBack } from '../../guarantee/server/covered-by.ts'
import { cancelSubscriptions, refundCharges } from '../../guarantee/server/refund-guarantee.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'

/**
 * `refundAs`: a refund under the guarantee is still pending; the id and how often it was refused keep its idempotency key
 * the same. `takenBack` says what it is about; jobs of before it was kept return every charge.
 */
export type Closing = { customerId: string; refundAs?: string; refusals?: number; takenBack?: TakenBack }

/**
 * Cancels what a deleted account still has at Stripe, then deletes the customer: nothing can be charged anymore. Stripe
 * keeps its invoices, as the law requires. Each step may be repeated. Retried for more than a week, also where Stripe’s
 * settings are missing: then it waits for them, and is a failed job that the desk shows.
 */
export const closeCustomerJob = job<Closing>('billing.close-customer', closeCustomer, { attempts: 200 })

export async function closeCustomer(ctx: Context, closing: Closing): Promise<void> {
  await callStripe(ctx, (stripe) => close(stripe, closing))
}

async function close(stripe: Stripe, { customerId, refundAs, refusals = 0, takenBack }: Closing): Promise<void> {
  try {
    const customer = await stripe.customers.retrieve(customerId)
    const ended = await cancelSubscriptions(stripe, customerId)
    const isCovered = takenBack ? coveredBy(takenBack, ended) : () => true
    if (refundAs) await refundCharges(stripe, customerId, { memberId: refundAs, refusals }, isCovered)
    if (!customer.deleted) await stripe.customers.del(customerId)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
