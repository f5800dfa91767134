import type { MemberContext } from '#platform/server/context.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { purchaseLock } from '../../checkout/server/purchase-lock.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { Membership } from '../subscription.contract.ts'
import { releaseSchedule } from './change-plan.ts'
import { findRunningSubscription } from './find-running-subscription.ts'
import { readMembership } from './get-membership.ts'
import { moveAhead } from './planned-move.ts'

/** Cancels at the end of the paid period; one whose payment failed ends at once, since nothing is paid for anymore. */
export function cancelMembership(ctx: MemberContext): Promise<Membership> {
  return purchaseLock(ctx.member.id, async () => {
    const { customer, running } = await findRunningSubscription(ctx)
    await releaseSchedule(ctx, running)
    if (running.status === 'active' || running.status === 'trialing')
      await callStripe(ctx, (stripe) => stripe.subscriptions.update(running.id, { cancel_at_period_end: true }))
    // What stays open of it is voided as it is read.
    else await callStripe(ctx, (stripe) => stripe.subscriptions.cancel(running.id))
    await syncCustomer(ctx, customer.customerId)
    return readMembership(ctx)
  })
}

/** Undoes what has not taken effect yet: the cancellation, or the move to a smaller plan. */
export function resumeMembership(ctx: MemberContext): Promise<Membership> {
  return purchaseLock(ctx.member.id, async () => {
    const { customer, running } = await findRunningSubscription(ctx)
    if (!running.cancel_at_period_end && !running.cancel_at && !moveAhead(running)) throw billingRefusals.notCancelled()
    await releaseSchedule(ctx, running)
    // An end that was set in the portal or the dashboard is a day of its own, which the other setting doesn’t take back.
    const runsOn = running.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const }
    if (running.cancel_at_period_end || running.cancel_at)
      await callStripe(ctx, (stripe) => stripe.subscriptions.update(running.id, runsOn))
    await syncCustomer(ctx, customer.customerId)
    return readMembership(ctx)
  })
}
