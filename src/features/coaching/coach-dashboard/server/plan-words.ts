import type { PlanNews } from '#features/billing/server/public.ts'
import { isPausedOn } from '#features/journey/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { calendarDates, datesIn } from '#platform/format/dates.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { ClientRow } from '../../caseload/server/read-caseload.ts'
import type { Situation } from '../attention.rules.ts'

/** What happened to a client’s plan, as their coach reads it: by the coach’s clocks, and never an amount. */
export function planWords(ctx: MemberContext, client: ClientRow, news: PlanNews | null): Situation['plan'] {
  const { shortDate } = datesIn(ctx.member.timeZone)
  switch (news?.kind) {
    case 'ending':
      return { words: `Canceled: the plan ends ${shortDate(news.at)}`, isLeaving: true }
    case 'ended':
      return { words: `The plan ended ${shortDate(news.at)}`, isLeaving: true }
    case 'disputed':
      return { words: 'The plan is closed: a payment is disputed', isLeaving: true }
    case 'refunded':
      return { words: 'The plan is closed: the last payment was refunded', isLeaving: true }
    case 'moved':
      return { words: `Moved to ${tierName[news.tier]} ${shortDate(news.at)}`, isLeaving: false }
    default:
      return paused(ctx, client)
  }
}

/** As long as a pause is news. */
const pauseDays = 7

function paused(ctx: MemberContext, client: ClientRow): Situation['plan'] {
  const today = localDate(client.timeZone, ctx.now())
  const { pausedFrom, pausedUntil } = client
  if (!pausedFrom || !isPausedOn(client, today.toString())) return null
  if (pausedFrom < today.subtract({ days: pauseDays }).toString()) return null
  const until = pausedUntil ? `, through ${calendarDates.shortDate(pausedUntil)}` : ''
  return { words: `Paused since ${calendarDates.shortDate(pausedFrom)}${until}`, isLeaving: false }
}
