import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { datesIn } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isOpen } from '../../billing.rules.ts'
import { type MembershipRecord, runningPauseOf } from './membership-record.ts'
import { nextMonthText } from './price-words.ts'
import type { SubscriptionsTable } from './subscription.tables.ts'

/** A membership's state in one true sentence, with dates in the member's zone. */
export function membershipSentence(
  ctx: MemberContext,
  record: MembershipRecord,
  current: SubscriptionsTable | undefined,
): string {
  const { guarantee, subscriptions, tier } = record
  const day = (at: string) => datesIn(ctx.member.timeZone).date(at)
  if (guarantee && (!current || current.id === guarantee.subscriptionId))
    return guarantee.carriedOutAt
      ? `You used the guarantee on ${day(guarantee.requestedAt)}: ${moneyText(guarantee.refundedCents ?? 0, ctx.offer.currency)} was refunded, and you’re on Starter.`
      : `You used the guarantee on ${day(guarantee.requestedAt)}. Your refund is pending with the payment provider, and we’ll keep trying until it goes through.`
  if (!current) return withoutMembership(tier, subscriptions)
  const pause = runningPauseOf(ctx, record)
  return pause && isOpen(current.status)
    ? pausedSentence(ctx, current, { opens: day(pause.resumesAt), day })
    : sentenceOf(ctx, current, day)
}

function withoutMembership(tier: Tier, subscriptions: readonly SubscriptionsTable[]): string {
  if (subscriptions.some(({ status }) => status === 'incomplete'))
    return 'A payment was started but isn’t confirmed yet. You’re on Starter until it is.'
  return tier === 'starter' ? 'You’re on Starter, which is free forever.' : `You’re on ${tierName[tier]}.`
}

function pausedSentence(
  ctx: MemberContext,
  current: SubscriptionsTable,
  { opens, day }: { opens: string; day: (at: string) => string },
): string {
  const { status, endsAt, periodEndsAt, nextTier } = current
  const closed = `${tierName[current.tier]} is paused with your program and opens again on ${opens}.`
  if (endsAt) return `${closed} It ends on ${day(endsAt)}, and you won’t be charged again.`
  if (status === 'past_due')
    return `${closed} The payment that failed is still due, and we’ll try your card again. You won’t be charged again before that day.`
  if (nextTier) return `${closed} No payment until ${day(periodEndsAt)}; then it becomes ${tierName[nextTier]}.`
  return `${closed} No payment until ${day(periodEndsAt)}, when it renews for ${nextMonthText(ctx, current)}.`
}

function sentenceOf(ctx: MemberContext, current: SubscriptionsTable, day: (at: string) => string): string {
  const now = iso(ctx.now())
  const { status, endsAt, periodEndsAt, nextTier, refundedAt, disputedAt } = current
  const name = tierName[current.tier]
  if (disputedAt) return `${name} has been closed since ${day(disputedAt)} because a payment was disputed.`
  if (refundedAt) return `${name} has been closed since ${day(refundedAt)} because its last payment was refunded.`
  if (!isOpen(status)) return endsAt ? `${name} ended on ${day(endsAt)}. You’re on Starter.` : 'You’re on Starter.'
  // The provider's word of it may be some minutes behind.
  if (endsAt && endsAt <= now) return `${name} ended on ${day(endsAt)}. You’re on Starter.`
  if (endsAt) return `${name} ends on ${day(endsAt)}, and you won’t be charged again.`
  if (status === 'past_due')
    return `The last payment for ${name} failed. We’ll keep trying your card, or you can pay right away with another one.`
  if (nextTier) return `${name} stays open until ${day(periodEndsAt)}; then it becomes ${tierName[nextTier]}.`
  return `${name} renews on ${day(periodEndsAt)} for ${nextMonthText(ctx, current)}.`
}
