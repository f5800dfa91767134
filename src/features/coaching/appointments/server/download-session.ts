import { calendarText, escapedText, utcTime } from '#platform/server/calendar/i-calendar.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Download } from '#platform/server/http/reply/send-download.ts'
import type { Input } from '#shared/endpoint.ts'
import '../../assignments/server/assignments.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import '../../messages/server/messages.tables.ts'
import { requestLimits } from '../../requests/requests.rules.ts'
import '../../requests/server/requests.tables.ts'
import { pageLink } from '../../server/page-link.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type * as contract from '../appointments.contract.ts'

/** Minutes before the session at which the calendar rings. */
const reminder = 30

/** One event. Loaded again after the session was moved, it takes the place of the one before. */
export async function downloadSession(
  ctx: MemberContext,
  { params }: Input<typeof contract.downloadSession>,
): Promise<Download> {
  const session = await findSession(ctx, params.requestId)
  const isCoach = session.coachId === ctx.member.id
  const other = await readCoachingMember(ctx, isCoach ? session.clientId : session.coachId)
  const text = calendarText(event(ctx, session, { name: fullName(other), isCoach }))
  return { type: 'text/calendar; charset=utf-8', bytes: Buffer.from(text), saveAs: 'session.ics' }
}

type Session = Awaited<ReturnType<typeof findSession>>

/** The client’s own, or of the client whom the caller coaches now and agreed on it with. */
async function findSession({ db, member }: MemberContext, requestId: string) {
  const row = await db
    .selectFrom('coachingRequests')
    .innerJoin('coachMessages', 'coachMessages.id', 'coachingRequests.messageId')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['coachingRequests.id', 'time', 'place', 'version', 'coachId', 'clientId'])
    .where('coachingRequests.id', '=', requestId)
    .where('coachingRequests.state', '=', 'agreed')
    .where('liveClientId', 'is not', null)
    .where(({ or, eb }) => or([eb('clientId', '=', member.id), eb('coachId', '=', member.id)]))
    .executeTakeFirst()
  if (!row?.time) throw coachingRefusals.requestNotFound()
  return { ...row, time: row.time }
}

function event(
  ctx: MemberContext,
  { id, time, place, version, clientId }: Session,
  other: { name: string; isCoach: boolean },
) {
  const { brand, accounts } = ctx
  const link = pageLink(ctx, other.isCoach ? `/coach/clients/${clientId}/sessions/next` : '/coaching')
  const summary = escapedText(`${brand.name}: session with ${other.name}`)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(brand.name)}//Sessions//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:session-${id}@${accounts.publicUrl.hostname}`,
    `DTSTAMP:${utcTime(ctx.now())}`,
    `SEQUENCE:${version}`,
    `DTSTART:${utcTime(Temporal.Instant.from(time))}`,
    `DURATION:PT${requestLimits.minutes}M`,
    `SUMMARY:${summary}`,
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    `DESCRIPTION:${escapedText(link)}`,
    `URL:${link}`,
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${reminder}M`,
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
}
