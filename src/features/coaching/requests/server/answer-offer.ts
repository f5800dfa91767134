import { iso } from '#platform/server/clock.ts'
import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { refuseCoachAway } from '../../absences/server/refuse-away.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { emailMember, evenIfOff } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type * as contract from '../requests.contract.ts'
import { agreedOn, changeRequest, findRequest, type RequestRow, refuseChanged, viewRequest } from './read-requests.ts'
import { countRequest } from './request-coaching.ts'
import { refuseOtherTime, timesIn } from './request-times.ts'
import { sendRequest } from './send-request.ts'
import { sessionSetEmail, withdrawnEmail } from './session-emails.ts'

type Answer = typeof contract.answerOffer
type Body = Input<Answer>['body']

/** The member’s side. The same click again finds it done. */
export async function answerOffer(ctx: MemberContext, { params, body }: Input<Answer>): Promise<Reply<Answer>> {
  await countRequest(ctx)
  return transaction(ctx, async (ctx) => {
    const row = await findRequest(ctx, ctx.member.id, { id: params.requestId })
    if (isDone(row, body)) return viewRequest(row)
    refuseChanged(row, body)
    if (body.answer === 'withdraw') return viewRequest(await withdraw(ctx, row, body.text))
    if (row.kind !== 'session' || row.sentTo !== 'coach') throw coachingRefusals.requestNotFound()
    return viewRequest(await (body.answer === 'accept' ? accept(ctx, row, body.time) : suggest(ctx, row, body.times)))
  })
}

const isDone = ({ state, time, version }: RequestRow, body: Body): boolean =>
  version === body.version + 1 &&
  ((body.answer === 'withdraw' && state === 'withdrawn') ||
    (body.answer === 'accept' && state === 'agreed' && time === body.time))

async function accept(ctx: MemberContext, row: RequestRow, time: string): Promise<RequestRow> {
  if (row.state !== 'offered') throw coachingRefusals.requestChanged()
  refuseOtherTime(ctx, row, time)
  const live = await findLiveAssignment(ctx, ctx.member.id)
  const meant: string[] = row.evenIfAwayTimes === null ? [] : JSON.parse(row.evenIfAwayTimes)
  if (live && !meant.includes(time)) await refuseCoachAway(ctx, live.coachId, [time])
  const agreed = await changeRequest(ctx, row, agreedOn(ctx, time))
  const path = `/coach/clients/${ctx.member.id}`
  await tellCoach(ctx, agreed, (coach) => sessionSetEmail(ctx, { to: coach, by: ctx.member, row: agreed, path }))
  return agreed
}

/** Goes to the coach as a message too, since it is theirs to answer. What they have to answer already isn’t asked again. */
async function suggest(ctx: MemberContext, row: RequestRow, local: readonly string[]): Promise<RequestRow> {
  if (row.state !== 'offered' && row.state !== 'agreed') throw coachingRefusals.requestChanged()
  const live = await findLiveAssignment(ctx, ctx.member.id)
  if (!live) throw coachingRefusals.noCoach()
  const times = timesIn(ctx, ctx.member.timeZone, local)
  await refuseCoachAway(ctx, live.coachId, times)
  await putAside(ctx, row)
  const messageId = await sendRequest(ctx, live, { kind: 'session', text: 'These times suit me better.', times })
  return changeRequest(ctx, row, { state: 'open', times: JSON.stringify(times), time: null, messageId })
}

async function withdraw(ctx: MemberContext, row: RequestRow, reply: string): Promise<RequestRow> {
  await putAside(ctx, row)
  const change = { state: 'withdrawn' as const, time: null, reply, repliedAt: iso(ctx.now()) }
  const withdrawn = await changeRequest(ctx, row, change)
  await tellCoach(ctx, row, (coach) =>
    withdrawnEmail(ctx, { to: coach, by: ctx.member, row: withdrawn, wasSet: row.time }),
  )
  return withdrawn
}

/** What was asked before waits for no answer any more. */
const putAside = ({ db, now }: MemberContext, { messageId }: RequestRow) =>
  db
    .updateTable('coachMessages')
    .set({ putAsideAt: iso(now()) })
    .where('id', '=', messageId)
    .where('answeredAt', 'is', null)
    .execute()

type Coach = Awaited<ReturnType<typeof readCoachingMember>>

/** The one whose thread it is in, as long as they coach the member. Sessions are told even with these emails off. */
async function tellCoach(ctx: MemberContext, row: RequestRow, emailTo: (coach: Coach) => Email) {
  const live = await findLiveAssignment(ctx, ctx.member.id)
  if (!live || live.id !== row.assignmentId) return
  const coach = await readCoachingMember(ctx, live.coachId)
  const told = row.time === null ? coach : evenIfOff(coach)
  await emailMember(ctx, told, emailTo(coach))
  await touchMember(ctx, coach.id)
}
