import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'
import { callStripe, isStripeError } from '../../server/call-stripe.ts'
import { closeCustomerJob } from './close-customer.ts'

/** Longer than a request to the provider takes, and until its search finds what was made. */
const settledMinutes = 10

/**
 * A process that ended between the provider’s answer and our write has left a customer there that no row names. Once the
 * account is gone, whatever the provider has of it is found by the member’s id, and closed.
 */
export const closeStraysJob = job<{ memberId: string }>(
  'billing.close-strays',
  async (ctx, { memberId }) => {
    if (ctx.payments.provider === 'off' && !(await hasPayers(ctx))) return
    for (const customerId of await findCustomers(ctx, memberId))
      await enqueue(ctx, closeCustomerJob, { customerId }, { key: `billing.close-customer:${customerId}` })
  },
  { attempts: 60 },
)

export const closeStraysLater = (ctx: Context, memberId: string): Promise<void> =>
  enqueue(
    ctx,
    closeStraysJob,
    { memberId },
    { at: machineNow().add({ minutes: settledMinutes }), key: `billing.close-strays:${memberId}` },
  )

/** Where no one ever paid there is nothing to look for; else it waits until Stripe’s settings are back. */
const hasPayers = async (ctx: Context): Promise<boolean> =>
  (await hasCustomer(ctx, 'payers')) || (await hasCustomer(ctx, 'paymentRecords'))

const hasCustomer = async ({ db }: Context, table: 'payers' | 'paymentRecords'): Promise<boolean> =>
  (await db.selectFrom(table).select('customerId').where('customerId', 'is not', null).limit(1).executeTakeFirst()) !==
  undefined

async function findCustomers(ctx: Context, memberId: string): Promise<string[]> {
  try {
    const query = `metadata['memberId']:'${memberId}'`
    const { data } = await callStripe(ctx, (stripe) => stripe.customers.search({ query, limit: 100 }))
    return data.map(({ id }) => id)
  } catch (error) {
    // In a few countries the provider has no search.
    if (!isStripeError(error)) throw error
    ctx.log.warn({ err: error }, 'what a deleted account may have left at the payment provider could not be looked for')
    return []
  }
}
