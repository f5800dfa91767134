import type { Stripe } from 'stripe'
import { joinName } from '#features/identity/identity.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { newId } from '#platform/server/new-id.ts'
import { callStripe, isMissing, isStripeError } from '../../server/call-stripe.ts'
import { closeCustomerJob } from './close-customer.ts'
import type { PayersTable } from './customers.tables.ts'
import { findOrCreatePayer, findPayer } from './payers.ts'

export type Customer = PayersTable & { customerId: string }

/** The member's customer at Stripe, created on first use; repeated and concurrent calls get the same one. */
export async function findOrCreateCustomer(ctx: MemberContext): Promise<Customer> {
  const { id: memberId } = ctx.member
  const payer = await findOrCreatePayer(ctx, memberId)
  if (payer.customerId !== null) return { ...payer, customerId: payer.customerId }
  const made = await createCustomer(ctx, payer)
  await ctx.db
    .updateTable('payers')
    .set({ customerId: made.id })
    .where('memberId', '=', memberId)
    .where('customerId', 'is', null)
    .execute()
  // Deleted meanwhile: nothing else knows of the customer, and the row below is refused.
  if (!(await findPayer(ctx, memberId)))
    await enqueue(ctx, closeCustomerJob, { customerId: made.id }, { key: `billing.close-customer:${made.id}` })
  const { customerId } = await findOrCreatePayer(ctx, memberId)
  return { ...payer, customerId: customerId ?? made.id }
}

async function createCustomer(ctx: MemberContext, { memberId, customerKey }: PayersTable): Promise<Stripe.Customer> {
  const { email, firstName, lastName } = ctx.member
  return callStripe(ctx, (stripe) =>
    stripe.customers
      .create(
        { email, name: joinName({ firstName, lastName }) || email, metadata: { memberId } },
        { idempotencyKey: `customer:${memberId}:${customerKey}` },
      )
      .catch(async (error: unknown) => {
        if (isRepeated(error))
          await ctx.db
            .updateTable('payers')
            .set({ customerKey: newId() })
            .where('memberId', '=', memberId)
            .where('customerKey', '=', customerKey)
            .execute()
        throw error
      }),
  )
}

/**
 * Stripe repeats for a day what it answered to a key, even a failure: the next try needs another one. Where no answer came,
 * the same key finds what was made all the same.
 */
const isRepeated = (error: unknown): boolean =>
  isStripeError(error) && error.statusCode !== undefined && (error.statusCode === 400 || error.statusCode >= 500)

/**
 * Runs `work` with the member's customer; one that Stripe no longer knows is replaced once, unless it has been by another
 * server: one in whose place something may be paid by now stays.
 */
export async function withCustomer<T>(ctx: MemberContext, work: (customer: Customer) => Promise<T>): Promise<T> {
  const customer = await findOrCreateCustomer(ctx)
  try {
    return await work(customer)
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    await ctx.db
      .updateTable('payers')
      .set({
        customerId: null,
        customerKey: newId(),
        attachedAt: null,
        attemptId: null,
        attemptPriceId: null,
        checkoutId: null,
      })
      .where('memberId', '=', ctx.member.id)
      .where('customerId', '=', customer.customerId)
      .execute()
    return work(await findOrCreateCustomer(ctx))
  }
}
