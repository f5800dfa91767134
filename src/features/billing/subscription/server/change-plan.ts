import type { Stripe } from 'stripe'
import { opens } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { billingRefusals, planUnavailable } from '../../billing.refusals.ts'
import { clientSecretOf } from '../../checkout/server/client-secret.ts'
import { purchaseLock } from '../../checkout/server/purchase-lock.ts'
import type { Customer } from '../../customers/server/find-customer.ts'
import { updatePayer } from '../../customers/server/payers.ts'
import { chargeForAddedDays, isInAddedDays } from '../../pause/server/added-days.ts'
import { findRunningPause } from '../../pause/server/read-pauses.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { tierOfId } from '../../sync/server/subscription-rows.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { changePlan as endpoint } from '../subscription.contract.ts'
import { changeCountsFrom, periodStart } from './change-counts-from.ts'
import { findRunningSubscription } from './find-running-subscription.ts'
import { moveAhead, plannedMove } from './planned-move.ts'

type Confirmation = Reply<typeof endpoint>

export function changePlan(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<Confirmation> {
  if (!tierOfId(ctx, body.priceId)) throw planUnavailable()
  return purchaseLock(ctx.member.id, async () => {
    await refuseWhilePaused(ctx)
    const { customer, running } = await findRunningSubscription(ctx)
    return changeRunning(ctx, customer, running, body.priceId)
  })
}

/** To a larger plan at once, charged as previewed; to a smaller one at the end of the period. */
export async function changeRunning(
  ctx: MemberContext,
  customer: Customer,
  running: Stripe.Subscription,
  priceId: string,
): Promise<Confirmation> {
  await refuseChange(ctx, running, priceId)
  await releaseSchedule(ctx, running)
  const confirmation = isUpgrade(ctx, running, priceId)
    ? await upgrade(ctx, customer, running, priceId)
    : await moveDownLater(ctx, running, priceId)
  await syncCustomer(ctx, customer.customerId)
  return confirmation
}

/** A change is charged for the rest of a period, and that stands still. */
export async function refuseWhilePaused(ctx: MemberContext): Promise<void> {
  if (await findRunningPause(ctx, ctx.member.id)) throw billingRefusals.membershipPaused()
}

export async function refuseChange(ctx: MemberContext, running: Stripe.Subscription, priceId: string): Promise<void> {
  if (running.cancel_at_period_end || running.cancel_at) throw billingRefusals.alreadyCancelled()
  if (running.status !== 'active' && running.status !== 'trialing') throw billingRefusals.paymentOpen()
  if (running.items.data[0]?.price.id === priceId && !moveAhead(running)) throw billingRefusals.samePlan()
  if (isUpgrade(ctx, running, priceId) && (await isDisputed(ctx, running.id))) throw billingRefusals.disputeOpen()
}

/** What was disputed closes the membership whatever its plan is: a larger one would be paid for and stay closed. */
async function isDisputed({ db }: MemberContext, id: string): Promise<boolean> {
  const row = await db.selectFrom('subscriptions').select('disputedAt').where('id', '=', id).executeTakeFirst()
  return Boolean(row?.disputedAt)
}

export function isUpgrade(ctx: MemberContext, { items }: Stripe.Subscription, priceId: string): boolean {
  const from = tierOfId(ctx, items.data[0]?.price.id ?? '') ?? 'starter'
  const to = tierOfId(ctx, priceId) ?? 'starter'
  return !opens(from, to)
}

/** Takes effect once paid; until then the old plan continues. */
async function upgrade(ctx: MemberContext, customer: Customer, running: Stripe.Subscription, price: string) {
  const { previewPriceId, previewAt } = customer
  // The rest of a period that has ended cost less than all of the one that began.
  if (previewPriceId === price && (previewAt ?? 0) < periodStart(running)) throw billingRefusals.previewOutdated()
  const from = await changeCountsFrom(ctx, { customer, running }, price)
  try {
    const updated = await callStripe(ctx, async (stripe) =>
      stripe.subscriptions.update(
        running.id,
        {
          items: [{ id: running.items.data[0]?.id ?? '', price }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          proration_date: from,
          ...(isInAddedDays(running) ? await chargeForAddedDays(stripe, running, price, from) : {}),
          expand: ['latest_invoice.confirmation_secret'],
        },
        // Another server may ask for the same: what is charged for added days would be charged twice.
        { idempotencyKey: `upgrade:${running.id}:${price}:${from}` },
      ),
    )
    return updated.pending_update ? clientSecretOf(updated) : {}
  } finally {
    // The second stays: whoever read it before, on another server, is to find it again.
    await updatePayer(ctx, ctx.member.id, { previewPriceId: null })
  }
}

async function moveDownLater(ctx: MemberContext, running: Stripe.Subscription, price: string): Promise<Confirmation> {
  const [item] = running.items.data
  if (!item || item.price.id === price) return {}
  const { current_period_start, current_period_end: end } = item
  const trialEnd = running.status === 'trialing' ? end : undefined
  await callStripe(ctx, async (stripe) => {
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: running.id })
    // The provider takes no other start for the phase that runs than its own.
    const start = schedule.current_phase?.start_date ?? current_period_start
    await stripe.subscriptionSchedules.update(schedule.id, plannedMove(running, price, { start, end, trialEnd }))
  })
  return {}
}

export async function releaseSchedule(ctx: MemberContext, { schedule }: Stripe.Subscription): Promise<void> {
  const id = typeof schedule === 'object' ? schedule?.id : schedule
  if (id) await callStripe(ctx, (stripe) => stripe.subscriptionSchedules.release(id))
}
