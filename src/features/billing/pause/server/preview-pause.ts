import { tierName } from '#features/membership/membership.rules.ts'
import { datesIn } from '#platform/format/dates.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import {
  currentOf,
  guaranteeUntil,
  isMembershipOpen,
  readRecord,
  runningPauseOf,
} from '../../subscription/server/membership-record.ts'
import { nextMonthText } from '../../subscription/server/price-words.ts'
import type { SubscriptionsTable } from '../../subscription/server/subscription.tables.ts'
import type { previewPause as endpoint } from '../pause.contract.ts'
import { paidThrough } from '../pause.rules.ts'
import { startOfNextDay } from './pause-end.ts'

/** The pause is not begun: the dates are those that it would have if it were begun now. */
export async function previewPause(
  ctx: MemberContext,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const record = await readRecord(ctx)
  const current = currentOf(ctx, record)
  if (!current || !isMembershipOpen(current, record) || runningPauseOf(ctx, record)) return { sentences: [] }
  const { timeZone } = ctx.member
  const until = localDate(timeZone, ctx.now())
    .add({ days: query.days - 1 })
    .toString()
  const pause = { id: '', fromAt: iso(ctx.now()), resumesAt: startOfNextDay(until, timeZone), appliedSeconds: null }
  const next = paidThrough(current.endsAt ?? current.periodEndsAt, [pause], iso(ctx.now()))
  const { date } = datesIn(timeZone)
  const sentences = [...about(ctx, current, { opens: date(pause.resumesAt), next: date(next) }), whatStaysOpen]
  return { sentences: (await guaranteeUntil(ctx, record)) ? [...sentences, guaranteeStands] : sentences }
}

const whatStaysOpen = 'While it’s paused, you still have everything in Starter and every lesson you completed.'
const guaranteeStands = 'Your 30-day guarantee is paused too.'

function about(
  ctx: MemberContext,
  current: SubscriptionsTable,
  { opens, next }: { opens: string; next: string },
): string[] {
  const { tier, status, endsAt, disputedAt, refundedAt } = current
  const name = tierName[tier]
  if (disputedAt)
    return [
      `Your ${name} plan is closed because a payment was disputed, and you won’t be charged until that’s settled. Then it opens again, on ${opens} at the earliest.`,
    ]
  if (refundedAt) return whileRefunded(ctx, current, { opens, next })
  if (status === 'past_due')
    return [
      `Your ${name} plan pauses too and opens again on ${opens}. You won’t get any new charges before then.`,
      'The payment that failed is still due, and we’ll try your card again.',
    ]
  if (endsAt)
    return [
      `Your ${name} plan pauses too and opens again on ${opens}. You keep the days you’ve paid for: it ends on ${next}, and you won’t be charged again.`,
    ]
  return [
    `No payment until ${next}. Your ${name} plan pauses too and opens again on ${opens}; you keep the days you’ve paid for.`,
    `On ${next} ${renewal(ctx, name, current)}. If you resume early, that day moves up too.`,
  ]
}

/** Its payment was refunded: it opens with the next one, which the pause moves, and not as the pause ends. */
function whileRefunded(
  ctx: MemberContext,
  current: SubscriptionsTable,
  { opens, next }: { opens: string; next: string },
): string[] {
  const name = tierName[current.tier]
  const closed = `Your ${name} plan is closed because its last payment was refunded.`
  if (current.status === 'past_due')
    return [
      `${closed} You won’t get any new charges before ${opens}.`,
      'The payment that failed is still due, and we’ll try your card again.',
    ]
  if (current.endsAt) return [`${closed} It stays closed until it ends on ${next}, and you won’t be charged again.`]
  return [
    `${closed} It opens with the next payment, and the pause moves that to ${next}.`,
    `On ${next} ${renewal(ctx, name, current)}. If you resume early, that day moves up too.`,
  ]
}

const renewal = (ctx: MemberContext, name: string, current: SubscriptionsTable): string =>
  current.nextTier
    ? `it becomes ${tierName[current.nextTier]}, as planned`
    : `${name} renews for ${nextMonthText(ctx, current)}`
