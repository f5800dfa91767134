import { emailVerified } from '#features/identity/identity.events.ts'
import type { Context } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'
import { findPayer } from './payers.ts'

/** The address is read as the job runs: of two changes the later one stays, whichever job comes last. */
export const updateCustomerJob = job<{ memberId: string }>('billing.update-customer', (ctx, { memberId }) =>
  updateCustomer(ctx, memberId),
)

/** Stripe writes to a customer’s address too, and shows it in the portal: it follows the one that was confirmed here. */
export const followAddress = subscribe(emailVerified, async (ctx, { memberId }) => {
  const payer = await findPayer(ctx, memberId)
  if (payer?.customerId) await enqueue(ctx, updateCustomerJob, { memberId })
})

async function updateCustomer(ctx: Context, memberId: string): Promise<void> {
  const payer = await ctx.db
    .selectFrom('payers')
    .innerJoin('users', 'users.id', 'payers.memberId')
    .select(['payers.customerId', 'users.email'])
    .where('payers.memberId', '=', memberId)
    .executeTakeFirst()
  const customerId = payer?.customerId
  if (!customerId || ctx.payments.provider === 'off') return
  await callStripe(ctx, (stripe) => stripe.customers.update(customerId, { email: payer.email })).catch((error) => {
    // Deleted there.
    if (!isMissing(error)) throw error
  })
}
