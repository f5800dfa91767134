import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import { coachingRefusals } from '../coaching-refusals.ts'
import { endAssignment } from './end-assignment.ts'
import { findLive } from './find-assignment.ts'
import { clientLeftLetter } from './letters/ended-letters.ts'
import { fullName, readPerson } from './person.ts'
import { postTo } from './post-to.ts'

export async function leaveCoach(ctx: MemberContext): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const assignment = await findLive(ctx, ctx.member.id)
    if (!assignment) throw coachingRefusals.noCoach()
    const coach = await readPerson(ctx, assignment.coachId)
    await endAssignment(ctx, assignment, 'client')
    await postTo(ctx, coach, clientLeftLetter(ctx, coach.email, fullName(ctx.member)))
    await touchMember(ctx, coach.id)
    return { success: true as const }
  })
}
