import type { Context } from '#platform/server/context.ts'
import { isLive } from '../rules.ts'
import { ask } from './ask.ts'
import { findPayer } from './payer.ts'
import { syncCustomer } from './sync-customer.ts'

/** Ends every subscription of a member at the provider, at once. Call it, and wait for it, before an account is deleted. */
export async function endBilling(ctx: Context, memberId: string): Promise<void> {
  const payer = await findPayer(ctx, memberId)
  const customer = payer?.customerId
  if (!customer || ctx.payments.provider === 'off') return
  await ask(ctx, async (stripe) => {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    for (const { id, status } of data) if (isLive(status)) await stripe.subscriptions.cancel(id)
  })
  await syncCustomer(ctx, customer)
}
