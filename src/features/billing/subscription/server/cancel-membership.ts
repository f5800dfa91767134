import type { MemberContext } from '#platform/server/context.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { isOpen } from '../../billing.rules.ts'
import { purchaseLock } from '../../checkout/server/purchase-lock.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { Membership } from '../subscription.contract.ts'
import { releaseSchedule } from './change-plan.ts'
import { findRunningSubscription } from './find-running-subscription.ts'
import { readMembership } from './get-membership.ts'

/** Cancels at the end of the paid period; a subscription that was never paid ends at once. */
export function cancelMembership(ctx: MemberContext): Promise<Membership> {
  return purchaseLock(ctx.member.id, async () => {
    const { customer, running } = await findRunningSubscription(ctx)
    await releaseSchedule(ctx, running)
    const isPaid = isOpen(running.status)
    await callStripe(ctx, (stripe) =>
      isPaid
        ? stripe.subscriptions.update(running.id, { cancel_at_period_end: true })
        : stripe.subscriptions.cancel(running.id),
    )
    await syncCustomer(ctx, customer.customerId)
    return readMembership(ctx)
  })
}

/** Undoes what has not taken effect yet: the cancellation, or the move to a smaller plan. */
export function resumeMembership(ctx: MemberContext): Promise<Membership> {
  return purchaseLock(ctx.member.id, async () => {
    const { customer, running } = await findRunningSubscription(ctx)
    if (!running.cancel_at_period_end && !running.cancel_at && !running.schedule) throw billingRefusals.notCancelled()
    await releaseSchedule(ctx, running)
    if (running.cancel_at_period_end || running.cancel_at)
      await callStripe(ctx, (stripe) => stripe.subscriptions.update(running.id, { cancel_at_period_end: false }))
    await syncCustomer(ctx, customer.customerId)
    return readMembership(ctx)
  })
}
