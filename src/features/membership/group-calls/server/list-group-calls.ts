import { datesIn } from '#platform/format/dates.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { Call } from '../../membership.content.ts'
import type { listGroupCalls as endpoint, GroupCall } from '../../membership.contract.ts'
import { callCalendar } from './call-calendar.ts'
import { nextCall } from './next-call.ts'

/** A call without a link is not set up yet, so no one sees it. */
export async function listGroupCalls(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const { offer, member } = ctx
  return offer.calls
    .filter(({ link, tiers }) => link !== '' && tiers.includes(member.tier))
    .map((call) => view(call, member.timeZone, ctx.now()))
}

function view(call: Call, timeZone: string, now: Temporal.Instant): GroupCall {
  const start = nextCall(call, now)
  const { id, title, minutes, link, zone } = call
  return {
    id,
    title,
    minutes,
    link,
    startsAt: iso(start.toInstant()),
    isOn: Temporal.Instant.compare(start.toInstant(), now) <= 0,
    here: formatMoment(start.withTimeZone(timeZone)),
    there: zone === timeZone ? null : formatMoment(start),
    calendar: callCalendar(call, start, now),
  }
}

/** `Wednesday, November 25, 6:00 PM (Berlin)` */
function formatMoment(at: Temporal.ZonedDateTime): string {
  const instant = iso(at.toInstant())
  const { weekdayDate, time } = datesIn(at.timeZoneId)
  const place = at.timeZoneId.split('/').at(-1)?.replaceAll('_', ' ')
  return `${weekdayDate(instant)}, ${time(instant)} (${place})`
}
