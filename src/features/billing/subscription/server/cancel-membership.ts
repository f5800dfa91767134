import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { purchaseLock } from '../../checkout/server/purchase-lock.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { Membership } from '../subscription.contract.ts'
import { releaseSchedule } from './change-plan.ts'
import { findRunningSubscription } from './find-running-subscription.ts'
import { readMembership } from './get-membership.ts'

/** Cancels at the end of the paid period; one whose payment failed ends at once, since nothing is paid for anymore. */
export function cancelMembership(ctx: MemberContext): Promise<Membership> {
  return purchaseLock(ctx.member.id, async () => {
    const { customer, running } = await findRunningSubscription(ctx)
    await releaseSchedule(ctx, running)
    if (running.status === 'active' || running.status === 'trialing')
      await callStripe(ctx, (stripe) => stripe.subscriptions.update(running.id, { cancel_at_period_end: true }))
    else await endUnpaid(ctx, running)
    await syncCustomer(ctx, customer.customerId)
    return readMembership(ctx)
  })
}

/** Its open invoice could still be paid on Stripe’s own page; Stripe itself tries no card for it once the end is known. */
async function endUnpaid(ctx: MemberContext, { id, latest_invoice }: Stripe.Subscription): Promise<void> {
  await callStripe(ctx, (stripe) => stripe.subscriptions.cancel(id))
  const invoice = typeof latest_invoice === 'object' ? latest_invoice?.id : latest_invoice
  if (!invoice) return
  await callStripe(ctx, (stripe) => stripe.invoices.voidInvoice(invoice)).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the open invoice of a membership that ended was not voided'),
  )
}

/** Undoes what has not taken effect yet: the cancellation, or the move to a smaller plan. */
export function resumeMembership(ctx: MemberContext): Promise<Membership> {
  return purchaseLock(ctx.member.id, async () => {
    const { customer, running } = await findRunningSubscription(ctx)
    if (!running.cancel_at_period_end && !running.cancel_at && !running.schedule) throw billingRefusals.notCancelled()
    await releaseSchedule(ctx, running)
    // An end that was set in the portal or the dashboard is a day of its own, which the other setting doesn’t take back.
    const runsOn = running.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const }
    if (running.cancel_at_period_end || running.cancel_at)
      await callStripe(ctx, (stripe) => stripe.subscriptions.update(running.id, runsOn))
    await syncCustomer(ctx, customer.customerId)
    return readMembership(ctx)
  })
}
