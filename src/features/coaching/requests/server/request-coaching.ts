import { opens } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { refuseCoachAway } from '../../absences/server/refuse-away.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import type * as contract from '../requests.contract.ts'
import { type RequestKind, requestLimits, requestTitles } from '../requests.rules.ts'
import { requestEmail } from './request-email.ts'
import { timesIn } from './request-times.ts'
import { sendRequest, timesText } from './send-request.ts'

/** Goes to the coach as a message in the thread or, if there is no coach, to the founder as an email. */
export async function requestCoaching(
  ctx: MemberContext,
  { body }: Input<typeof contract.requestCoaching>,
): Promise<Reply<typeof contract.requestCoaching>> {
  if (!opens(ctx.member.tier, 'elite')) throw coachingRefusals.eliteOnly()
  await countRequest(ctx)

  return transaction(ctx, async (ctx) => {
    const times = body.kind === 'session' ? timesIn(ctx, ctx.member.timeZone, body.times) : []
    const assignment = await findLiveAssignment(ctx, ctx.member.id)
    const asked = { ...body, times }
    const { isNew, ...request } = await addRequest(ctx, asked, assignment ? 'coach' : 'founder')
    if (!isNew) return request
    await refuseMany(ctx, asked.kind, request.sentTo)
    if (assignment) await refuseCoachAway(ctx, assignment.coachId, times)
    if (assignment) await linkMessage(ctx, request.id, await sendRequest(ctx, assignment, asked))
    else await sendEmail(ctx, founderEmail(ctx, asked))
    return request
  })
}

/** Each asking and each answer of a member emails someone, whose limit on emails about messages doesn’t hold for them. */
export async function countRequest({ db, member, accounts }: MemberContext): Promise<void> {
  const attempt = { of: ['coaching request', member.id], limit: requestLimits.anHour, seconds: 3600 }
  if (accounts.limits.enabled) await countAttempt(db, attempt)
}

/** What the founder answered by email isn’t known here: it stays open until the member closes it. */
async function refuseMany(ctx: MemberContext, kind: RequestKind, sentTo: 'coach' | 'founder'): Promise<void> {
  if ((await countWaiting(ctx, kind)) <= requestLimits.waiting) return
  throw sentTo === 'coach' ? coachingRefusals.tooManyRequests() : coachingRefusals.tooManyOpenRequests()
}

/** Those that have no answer here, of the last days. */
async function countWaiting({ db, member, now }: MemberContext, kind: RequestKind): Promise<number> {
  const since = iso(now().subtract({ hours: 24 * requestLimits.waitingDays }))
  const { count } = await db
    .selectFrom('coachingRequests')
    .leftJoin('coachMessages', 'coachMessages.id', 'coachingRequests.messageId')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('memberId', '=', member.id)
    .where('coachingRequests.kind', '=', kind)
    .where('state', '=', 'open')
    .where('coachingRequests.sentAt', '>', since)
    .where('answeredAt', 'is', null)
    .where('putAsideAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const linkMessage = ({ db }: MemberContext, id: string, messageId: string) =>
  db.updateTable('coachingRequests').set({ messageId }).where('id', '=', id).execute()

type Asked = Input<typeof contract.requestCoaching>['body'] & { times: readonly string[] }

/** The database knows a send by its name: one that arrives again adds nothing and answers as it did before. */
async function addRequest({ db, member, now }: MemberContext, asked: Asked, sentTo: 'coach' | 'founder') {
  const { kind, text, times, sendId = null } = asked
  const added = await db
    .insertInto('coachingRequests')
    .values({
      ...{ id: newId(), memberId: member.id, kind, text, sentTo, sentAt: iso(now()), sendId },
      ...{ state: 'open', times: JSON.stringify(times), time: null, place: '', reply: '', repliedAt: null },
      ...{ version: 0, messageId: null, talkId: null },
    })
    .onConflict((conflict) => conflict.columns(['memberId', 'sendId', 'kind']).doNothing())
    .returning(['id', 'sentTo', 'sentAt as at'])
    .executeTakeFirst()
  if (added) return { ...added, isNew: true }
  const before = await db
    .selectFrom('coachingRequests')
    .select(['id', 'sentTo', 'sentAt as at'])
    .where('memberId', '=', member.id)
    .where('sendId', '=', sendId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return { ...before, isNew: false }
}

function founderEmail(ctx: MemberContext, { kind, times, text: about }: Asked) {
  const { id: authorId, email, timeZone } = ctx.member
  const text = [about, ...timesText(times, timeZone)].join('\n\n')
  return requestEmail(ctx, { authorId, title: requestTitles[kind], name: fullName(ctx.member), email, text })
}
