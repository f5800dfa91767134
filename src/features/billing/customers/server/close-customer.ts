import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { endAll, refundAll } from '../../guarantee/server/refund-guarantee.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'

/** `refundAs`: the guarantee was used and its money is not back yet; names the refund as the first try did. */
export type Closing = { customerId: string; refundAs?: string }

/**
 * Ends what a deleted account still has at the provider, then the customer itself: nothing can be charged any more. The
 * provider keeps its invoices, as the law has it. Each step may be repeated. Tried for a week and more.
 */
export const closeCustomerJob = job<Closing>('billing.close-customer', closeCustomer, { attempts: 200 })

export async function closeCustomer(ctx: Context, { customerId, refundAs }: Closing): Promise<void> {
  if (ctx.payments.provider === 'off') return
  await callStripe(ctx, (stripe) => close(stripe, customerId, refundAs))
}

async function close(stripe: Stripe, customerId: string, refundAs: string | undefined): Promise<void> {
  try {
    const customer = await stripe.customers.retrieve(customerId)
    await endAll(stripe, customerId)
    if (refundAs) await refundAll(stripe, customerId, refundAs)
    if (!customer.deleted) await stripe.customers.del(customerId)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
