import { readOpenTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { countWithin } from '#platform/server/http/request/attempts.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { refuseOwnAway } from '../../absences/server/refuse-away.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { emailMember, evenIfOff } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { readAllowance } from '../../talks/server/read-allowance.ts'
import { readTalks } from '../../talks/server/read-talks.ts'
import type { Allowance } from '../../talks/talks.contract.ts'
import type * as contract from '../requests.contract.ts'
import { agreedOn, changeRequest, findRequest, type RequestRow, refuseChanged, viewRequest } from './read-requests.ts'
import { refuseOtherTime, timesIn } from './request-times.ts'
import { declinedEmail, offeredEmail, sessionSetEmail } from './session-emails.ts'

type Answer = typeof contract.answerRequest
type Body = Input<Answer>['body']

/** The coach’s side. It answers the message too, and the client is told. The same click again finds it done. */
export async function answerRequest(ctx: MemberContext, { params, body }: Input<Answer>): Promise<Reply<Answer>> {
  return transaction(
    ctx,
    async (ctx) => {
      const assignment = await findClient(ctx, params.clientId)
      const which = { id: params.requestId, assignmentId: assignment.id, pending: true } as const
      const row = await findRequest(ctx, assignment.clientId, which)
      if (isDone(row, body)) return viewRequest(row)
      refuseChanged(row, body)
      const changed = await changeRequest(ctx, row, await changeOf(ctx, row, body))
      await endWaiting(ctx, assignment, row)
      if (row.state !== 'offered' || changed.state !== 'offered' || (await isSpaced(ctx, row)))
        await tellClient(ctx, row, changed)
      return viewRequest(changed)
    },
    { holdFirst: params.clientId },
  )
}

const isDone = ({ state, time, version }: RequestRow, body: Body): boolean =>
  body.answer === 'accept' && state === 'agreed' && time === body.time && version === body.version + 1

async function changeOf(ctx: MemberContext, row: RequestRow, body: Body) {
  const repliedAt = iso(ctx.now())
  if (body.answer === 'decline') {
    if (!body.text) throw coachingRefusals.declineReasonless()
    return { state: 'declined' as const, time: null, reply: body.text, repliedAt }
  }
  if (row.kind !== 'session') throw coachingRefusals.requestNotFound()
  const { text: reply, place } = body
  if (body.answer === 'offer') {
    const times = timesIn(ctx, ctx.member.timeZone, body.times)
    const away = await refuseOwnAway(ctx, times, body.evenIfAway)
    const evenIfAwayTimes = away.length === 0 ? null : JSON.stringify(away)
    const offered = { state: 'offered' as const, times: JSON.stringify(times), time: null, evenIfAwayTimes }
    return { ...offered, place, reply, repliedAt }
  }
  if (row.state !== 'open') throw coachingRefusals.requestChanged()
  refuseOtherTime(ctx, row, body.time)
  await refuseOwnAway(ctx, [body.time], body.evenIfAway)
  return { ...agreedOn(ctx, body.time), place, reply, repliedAt }
}

async function endWaiting({ db, now }: MemberContext, { id }: CoachClientsTable, { messageId }: RequestRow) {
  const answeredAt = iso(now())
  await db.updateTable('coachClients').set({ contactedAt: answeredAt }).where('id', '=', id).execute()
  await db
    .updateTable('coachMessages')
    .set({ answeredAt })
    .where('id', '=', messageId)
    .where('answeredAt', 'is', null)
    .execute()
}

/** Whoever offers other times before the client has answered emails them once in 15 minutes, as with messages. */
const isSpaced = ({ db, member }: MemberContext, { memberId }: RequestRow) =>
  countWithin(db, { of: ['offer letter', member.id, memberId], limit: 1, seconds: 900 })

/** A session that is set, moved or canceled is told even with these emails off: two people meet by it. */
async function tellClient(ctx: MemberContext, { time: wasSet }: RequestRow, row: RequestRow): Promise<void> {
  const client = await readCoachingMember(ctx, row.memberId)
  const told = wasSet === null && row.time === null ? client : evenIfOff(client)
  const about = { to: client, by: ctx.member, row, wasSet }
  if (row.state === 'agreed') await emailMember(ctx, told, sessionSetEmail(ctx, { ...about, path: '/coaching' }))
  else if (row.state === 'offered') await emailMember(ctx, told, offeredEmail(ctx, about))
  else await emailMember(ctx, told, declinedEmail(ctx, { ...about, sessions: await sessionsOf(ctx, client) }))
}

/** What the client’s plan holds of this month; null where it holds none. */
async function sessionsOf(ctx: MemberContext, { id, timeZone }: { id: string; timeZone: string }): Promise<Allowance> {
  return readAllowance(ctx, { id, tier: await readOpenTier(ctx, id), timeZone }, await readTalks(ctx, id))
}
