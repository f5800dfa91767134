import type { Context } from '#platform/server/context.ts'
import { isLive } from '../../billing.rules.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { type CustomerSnapshot, readCustomerSnapshot } from './read-customer-snapshot.ts'
import { chargesOf } from './subscription-rows.ts'

/**
 * A customer's snapshot, after what a lost dispute ends was ended: a plan that a payment taken back keeps closed isn’t
 * charged for again.
 */
export async function readSettled(ctx: Context, customer: string): Promise<CustomerSnapshot> {
  const snapshot = await readCustomerSnapshot(ctx, customer)
  const lost = snapshot.subscriptions.filter(
    ({ status }, at) => isLive(status) && chargesOf(snapshot, at).some(({ id }) => snapshot.lost.has(id)),
  )
  if (lost.length === 0) return snapshot
  await callStripe(ctx, async (stripe) => {
    for (const { id } of lost) await stripe.subscriptions.cancel(id, { prorate: false })
  })
  return readCustomerSnapshot(ctx, customer)
}
