import type { Gift } from '#features/membership/gifts/gifts.rules.ts'
import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { calendarDates, datesIn } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isOpen } from '../../billing.rules.ts'
import type { GuaranteesTable } from '../../guarantee/server/guarantee.tables.ts'
import { type MembershipRecord, runningPauseOf } from './membership-record.ts'
import { nextMonthText } from './price-words.ts'
import type { SubscriptionsTable } from './subscription.tables.ts'

type Told = { current: SubscriptionsTable | undefined; gift: Gift | null }

/** A membership's state in one true sentence, with dates in the member's zone. */
export function membershipSentence(ctx: MemberContext, record: MembershipRecord, { current, gift }: Told): string {
  const { guarantee, subscriptions, tier } = record
  const day = (at: string) => datesIn(ctx.member.timeZone).date(at)
  if (guarantee && (!current || current.id === guarantee.subscriptionId))
    return guaranteeSentence(ctx, guarantee, { day, gift })
  if (!current) return withoutMembership(tier, subscriptions, gift)
  const pause = runningPauseOf(ctx, record)
  return pause && isOpen(current.status) && !current.disputedAt && !current.refundedAt
    ? pausedSentence(ctx, current, { opens: day(pause.resumesAt), day })
    : sentenceOf(ctx, current, { day, gift })
}

/** What is open where nothing is paid for. */
const openNow = (gift: Gift | null): string =>
  gift
    ? `you’re on ${tierName[gift.tier]}, given to you through ${calendarDates.date(gift.lastDay)}.`
    : 'you’re on Starter.'

const andNow = (gift: Gift | null): string => openNow(gift).replace('you’re', 'You’re')

function guaranteeSentence(
  { offer }: MemberContext,
  { requestedAt, carriedOutAt, settledAt, refundedCents, refundedBeforeCents }: GuaranteesTable,
  { day, gift }: { day: (at: string) => string; gift: Gift | null },
): string {
  const used = `You used the guarantee on ${day(requestedAt)}`
  if (!carriedOutAt)
    return `${used}. Your refund is pending with the payment provider, and we’ll keep trying until it goes through.`
  const all = refundedCents ?? 0
  if (all === refundedBeforeCents)
    return `${used}: the ${moneyText(all, offer.currency)} you paid had already been refunded, and ${openNow(gift)}`
  const money = moneyText(all - refundedBeforeCents, offer.currency)
  const before = refundedBeforeCents > 0 ? ` (${moneyText(all, offer.currency)} including earlier refunds)` : ''
  const how = settledAt ? 'was paid back to you another way' : 'was refunded'
  return `${used}: ${money} ${how}${before}, and ${openNow(gift)}`
}

function withoutMembership(tier: Tier, subscriptions: readonly SubscriptionsTable[], gift: Gift | null): string {
  if (subscriptions.some(({ status }) => status === 'incomplete'))
    return `A payment was started but isn’t confirmed yet. Until it is, ${openNow(gift)}`
  if (tier === 'starter') return gift ? andNow(gift) : 'You’re on Starter, which is free forever.'
  return `You’re on ${tierName[tier]}.`
}

function pausedSentence(
  ctx: MemberContext,
  current: SubscriptionsTable,
  { opens, day }: { opens: string; day: (at: string) => string },
): string {
  const { status, endsAt, periodEndsAt, nextTier } = current
  const closed = `${tierName[current.tier]} is paused with your program and opens again on ${opens}.`
  if (endsAt) return `${closed} ${ending('It', current, day)}`
  if (status === 'past_due')
    return `${closed} The payment that failed is still due, and we’ll try your card again. You won’t be charged again before that day.`
  if (nextTier) return `${closed} No payment until ${day(periodEndsAt)}; then it becomes ${tierName[nextTier]}.`
  return `${closed} No payment until ${day(periodEndsAt)}, when it renews for ${nextMonthText(ctx, current)}.`
}

type Around = { day: (at: string) => string; gift: Gift | null }

function sentenceOf(ctx: MemberContext, current: SubscriptionsTable, { day, gift }: Around): string {
  const now = iso(ctx.now())
  const { status, endsAt, periodEndsAt, nextTier, refundedAt, disputedAt } = current
  const name = tierName[current.tier]
  const ended = (at: string) => `${name} ended on ${day(at)}. ${andNow(gift)}`
  if (endsAt && isOver(endsAt, { disputedAt, now })) return ended(endsAt)
  if (!isOpen(status) && !disputedAt) return endsAt ? ended(endsAt) : andNow(gift)
  if (disputedAt)
    return `${name} has been closed since ${day(disputedAt)} because a payment was disputed.${whileClosed(ctx, current, day)}`
  if (refundedAt)
    return `${name} has been closed since ${day(refundedAt)} because its last payment was refunded.${whileClosed(ctx, current, day)}`
  if (endsAt) return ending(name, current, day)
  if (status === 'past_due')
    return `The last payment for ${name} failed. We’ll keep trying your card, or you can pay right away with another one.`
  if (nextTier) return `${name} stays open until ${day(periodEndsAt)}; then it becomes ${tierName[nextTier]}.`
  return `${name} renews on ${day(periodEndsAt)} for ${nextMonthText(ctx, current)}.`
}

/** The provider's word of an end may be some minutes behind. What had ended by then, a dispute doesn't close. */
const isOver = (endsAt: string, { disputedAt, now }: { disputedAt: string | null; now: string }): boolean =>
  disputedAt ? endsAt < disputedAt : endsAt <= now

/** Its end, and whether anything is charged until then: a payment that failed before is still tried. */
const ending = (what: string, { endsAt, status }: SubscriptionsTable, day: (at: string) => string): string =>
  `${what} ends on ${day(endsAt ?? '')}${
    status === 'past_due'
      ? '. The payment that failed is still due, and we’ll keep trying your card.'
      : ', and you won’t be charged again.'
  }`

/** What comes of a plan that is closed and not ended: after a refund it is charged on, in a dispute it isn’t. */
function whileClosed(ctx: MemberContext, current: SubscriptionsTable, day: (at: string) => string): string {
  const { status, endsAt, periodEndsAt, nextTier, disputedAt } = current
  if (status === 'canceled') return ' It has ended, and you won’t be charged again.'
  if (!isOpen(status)) return ''
  if (endsAt) return ` ${ending('It', current, day)}`
  if (disputedAt) return ' It hasn’t ended, and you won’t be charged until that’s settled.'
  if (status === 'past_due') return ' A payment failed, and we’ll keep trying your card.'
  const what = nextTier ? `, when it becomes ${tierName[nextTier]}` : `, for ${nextMonthText(ctx, current)}`
  return ` It hasn’t ended: the next payment is on ${day(periodEndsAt)}${what}, unless you cancel. It opens again then.`
}
