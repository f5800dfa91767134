import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import { clientLeftEmail } from '../../assignments/server/emails/coaching-ended-emails.ts'
import { endAssignment } from '../../assignments/server/end-assignment.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'

export async function leaveCoach(ctx: MemberContext): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const assignment = await findLiveAssignment(ctx, ctx.member.id)
    if (!assignment) throw coachingRefusals.noCoach()
    const coach = await readCoachingMember(ctx, assignment.coachId)
    await endAssignment(ctx, assignment, 'client')
    await emailMember(ctx, coach, clientLeftEmail(ctx, coach.email, fullName(ctx.member)))
    await touchMember(ctx, coach.id)
    return { success: true as const }
  })
}
