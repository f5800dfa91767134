import { readPausedDays } from '#features/journey/server/public.ts'
import { recordMoneyBack } from '#features/membership/server/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, publish, transaction } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { membershipRefunded } from '../../billing.events.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { isOpen } from '../../billing.rules.ts'
import { sumPayments } from '../../revenue/server/read-revenue.ts'
import { readMembership } from '../../subscription/server/get-membership.ts'
import { readRecord } from '../../subscription/server/membership-record.ts'
import type { Membership } from '../../subscription/subscription.contract.ts'
import { updateTier } from '../../sync/server/record-snapshot.ts'
import { takeMarks } from './guarantee-marks.ts'
import { isWithinGuarantee, lastGuaranteeDay } from './guarantee-window.ts'
import { refundChargesJob, refundGuarantee } from './refund-guarantee.ts'

/**
 * The request is recorded and the tier falls in one transaction, once per person; what the provider has to do is a job
 * that is tried until it succeeds, and is tried here first. A second click finds the first.
 */
export async function claimGuarantee(ctx: MemberContext): Promise<Membership> {
  const isNew = await transaction(ctx, requestOnce)
  if (isNew)
    await refundGuarantee(ctx, ctx.member.id).catch((error) =>
      ctx.log.warn({ err: error }, 'the refund could not be made right away'),
    )
  return readMembership(ctx)
}

async function requestOnce(ctx: MemberContext): Promise<boolean> {
  const record = await readRecord(ctx)
  const { guarantee, payer, subscriptions } = record
  const isAnother = subscriptions.some(({ status, id }) => isOpen(status) && id !== guarantee?.subscriptionId)
  if (guarantee && isAnother) throw billingRefusals.guaranteeUsedBefore()
  if (guarantee) return false
  if (!payer?.firstPaidAt || !payer.firstSubscriptionId) throw billingRefusals.guaranteeNotPaid()
  const { timeZone, id: memberId } = ctx.member
  const window = { firstPaidAt: payer.firstPaidAt, timeZone, paused: await readPausedDays(ctx.db, memberId) }
  if (!isWithinGuarantee(window, ctx.now()))
    throw billingRefusals.guaranteeOver(calendarDates.date(lastGuaranteeDay(window)))
  if (subscriptions.some(({ status, id }) => isOpen(status) && id !== payer.firstSubscriptionId))
    throw billingRefusals.guaranteeNotFirst()
  const { paidCents, refundedCents } = await sumPayments(ctx.db, memberId)
  if (paidCents > 0 && refundedCents >= paidCents)
    throw billingRefusals.guaranteeNothingLeft(subscriptions.some(({ status, endsAt }) => isOpen(status) && !endsAt))
  const isFirst = await takeMarks(ctx, { email: ctx.member.email, cardMark: payer.cardMark })
  if (!isFirst) throw billingRefusals.guaranteeUsedBefore()
  await ctx.db
    .insertInto('guarantees')
    .values({
      memberId,
      subscriptionId: payer.firstSubscriptionId,
      requestedAt: iso(ctx.now()),
      refundedBeforeCents: refundedCents,
      refundedCents: null,
      carriedOutAt: null,
      settledAt: null,
      ...{ refusedAt: null, refusals: 0, tryingUntil: null, tryId: null },
    })
    .execute()
  await updateTier(ctx, memberId, 'guarantee')
  await recordMoneyBack(ctx, memberId)
  await publish(ctx, membershipRefunded({ memberId }))
  await enqueue(ctx, refundChargesJob, { memberId }, { key: `guarantee:${memberId}` })
  return true
}
