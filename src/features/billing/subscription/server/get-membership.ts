import { readGift } from '#features/membership/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isOpen } from '../../billing.rules.ts'
import { forgetCheckout, isCheckoutOpen } from '../../checkout/server/settle-checkout.ts'
import { limitProviderCalls } from '../../server/limit-provider-calls.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { Membership } from '../subscription.contract.ts'
import {
  currentOf,
  guaranteeUntil,
  isMembershipOpen,
  type MembershipRecord,
  readRecord,
  runningPauseOf,
} from './membership-record.ts'
import { membershipSentence } from './membership-sentence.ts'
import type { SubscriptionsTable } from './subscription.tables.ts'

/**
 * A payment that was started may have gone through by now: then Stripe is asked, so that a member coming back from the
 * payment page sees the new tier without waiting for an event.
 */
export async function getMembership(ctx: MemberContext): Promise<Membership> {
  const known = await readRecord(ctx)
  const { payer } = known
  const waiting = known.subscriptions.some(
    ({ status, pendingTier }) => (payer?.attemptId && status === 'incomplete') || (pendingTier && isOpen(status)),
  )
  if (!payer?.customerId || !(waiting || payer.checkoutId)) return viewMembership(ctx, known)
  await lookAgain(ctx, payer.customerId, waiting ? null : payer.checkoutId).catch((error) =>
    ctx.log.warn({ err: error }, 'a waiting payment could not be looked up'),
  )
  return readMembership(ctx)
}

async function lookAgain(ctx: MemberContext, customerId: string, checkoutId: string | null): Promise<void> {
  await limitProviderCalls(ctx)
  if (!checkoutId) return void (await syncCustomer(ctx, customerId))
  if (await isCheckoutOpen(ctx, checkoutId)) return
  // In the same transaction: a sync that fails is tried again by the next read.
  await syncCustomer(ctx, customerId, async (inner) => {
    await forgetCheckout(inner, ctx.member.id, checkoutId)
  })
}

/** The membership as it is recorded. */
export const readMembership = async (ctx: MemberContext): Promise<Membership> =>
  viewMembership(ctx, await readRecord(ctx))

async function viewMembership(ctx: MemberContext, record: MembershipRecord): Promise<Membership> {
  const { payer, guarantee, tier } = record
  const current = currentOf(ctx, record)
  const running = current && isMembershipOpen(current, record) ? current : undefined
  const pause = running && runningPauseOf(ctx, record)
  const gift = await readGift(ctx, ctx.member.id, ctx.member.timeZone)
  return {
    tier,
    paysFor: running?.tier ?? null,
    status: guarantee && !running ? 'refunded' : (current?.status ?? 'none'),
    provider: ctx.payments.provider,
    sentence: membershipSentence(ctx, record, { current, gift }),
    ...datesOf(running, current),
    guaranteeUntil: await guaranteeUntil(ctx, record),
    hasPaid: Boolean(payer?.firstPaidAt),
    ...(running ? possible(running, pause !== undefined) : nothingPossible),
    pausedUntil: pause?.resumesAt ?? null,
    gift,
    hasPortal: Boolean(payer?.customerId),
    refund: guarantee
      ? { requestedAt: guarantee.requestedAt, carriedOutAt: guarantee.carriedOutAt, cents: guarantee.refundedCents }
      : null,
  }
}

const nothingPossible = { canCancel: false, canResume: false, canChange: false, nextTier: null, pendingTier: null }

const possible = ({ endsAt, nextTier, pendingTier }: SubscriptionsTable, isPaused: boolean) => ({
  canCancel: !endsAt,
  canResume: Boolean(endsAt || nextTier),
  canChange: !isPaused,
  nextTier,
  pendingTier,
})

function datesOf(running: SubscriptionsTable | undefined, current: SubscriptionsTable | undefined) {
  if (!running) return { startedAt: null, renewsAt: null, endsAt: current?.endsAt ?? null }
  const { startedAt, endsAt, periodEndsAt, disputedAt } = running
  return { startedAt, renewsAt: endsAt || disputedAt ? null : periodEndsAt, endsAt }
}
