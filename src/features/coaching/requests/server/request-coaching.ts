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
    const request = { id: newId(), sentTo: assignment ? ('coach' as const) : ('founder' as const) }
    const sentAt = iso(ctx.now())
    await ctx.db
      .insertInto('coachingRequests')
      .values({ ...request, ...body, memberId: ctx.member.id, sentAt })
      .execute()
    if (assignment)
      await sendToCoach(ctx, assignment, { text: `${requestTitles[body.kind]}\n\n${body.text}`, kind: body.kind })
    else await sendEmail(ctx, founderEmail(ctx, body))
    return { ...request, at: sentAt }
  })
}

const founderEmail = (ctx: MemberContext, { kind, text }: { kind: RequestKind; text: string }) =>
  requestEmail(ctx, { title: requestTitles[kind], name: fullName(ctx.member), email: ctx.member.email, text })
