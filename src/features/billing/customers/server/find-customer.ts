import { joinName } from '#features/identity/identity.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'
import { closeCustomerJob } from './close-customer.ts'
import type { PayersTable } from './customers.tables.ts'
import { findOrCreatePayer, findPayer, updatePayer } from './payers.ts'

export type Customer = PayersTable & { customerId: string }

/** The member's customer at Stripe, created on first use; repeated and concurrent calls get the same one. */
export async function findOrCreateCustomer(ctx: MemberContext): Promise<Customer> {
  const { id: memberId, email, firstName, lastName } = ctx.member
  const payer = await findOrCreatePayer(ctx, memberId)
  if (payer.customerId !== null) return { ...payer, customerId: payer.customerId }
  const made = await callStripe(ctx, (stripe) =>
    stripe.customers.create(
      { email, name: joinName({ firstName, lastName }) || email, metadata: { memberId } },
      { idempotencyKey: `customer:${memberId}:${payer.customerKey}` },
    ),
  )
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

/** Runs `work` with the member's customer; one that Stripe no longer knows is replaced once. */
export async function withCustomer<T>(ctx: MemberContext, work: (customer: Customer) => Promise<T>): Promise<T> {
  try {
    return await work(await findOrCreateCustomer(ctx))
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    await updatePayer(ctx, ctx.member.id, {
      customerId: null,
      customerKey: crypto.randomUUID(),
      attemptId: null,
      attemptPriceId: null,
      checkoutId: null,
    })
    return work(await findOrCreateCustomer(ctx))
  }
}
