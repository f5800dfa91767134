import { opens } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { sendToCoach } from '../../messages/server/my-messages.ts'
import type * as contract from '../requests.contract.ts'
import { type RequestKind, requestTitles } from '../requests.rules.ts'
import { requestEmail } from './request-email.ts'

/** Goes to the coach as a message in the thread or, if there is no coach, to the founder as an email. */
export async function requestCoaching(
  ctx: MemberContext,
  { body }: Input<typeof contract.requestCoaching>,
): Promise<Reply<typeof contract.requestCoaching>> {
  if (!opens(ctx.member.tier, 'elite')) throw coachingRefusals.eliteOnly()

  return transaction(ctx, async (ctx) => {
    const assignment = await findLiveAssignment(ctx, ctx.member.id)
    const { isNew, ...request } = await addRequest(ctx, body, assignment ? 'coach' : 'founder')
    if (!isNew) return request
    if (assignment)
      await sendToCoach(ctx, assignment, { text: `${requestTitles[body.kind]}\n\n${body.text}`, kind: body.kind })
    else await sendEmail(ctx, founderEmail(ctx, body))
    return request
  })
}

type Body = Input<typeof contract.requestCoaching>['body']

/** The database knows a send by its name: one that arrives again adds nothing and answers as it did before. */
async function addRequest({ db, member, now }: MemberContext, body: Body, sentTo: 'coach' | 'founder') {
  const { kind, text, sendId = null } = body
  const added = await db
    .insertInto('coachingRequests')
    .values({ id: newId(), memberId: member.id, kind, text, sentTo, sentAt: iso(now()), sendId })
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

function founderEmail(ctx: MemberContext, { kind, text }: { kind: RequestKind; text: string }) {
  const { id: authorId, email } = ctx.member
  return requestEmail(ctx, { authorId, title: requestTitles[kind], name: fullName(ctx.member), email, text })
}
