import type { MemberContext } from '#platform/server/context.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'

/** The caller’s coaching now. Who agreed while another coach was named agreed to nothing. */
export async function findNamedCoaching(ctx: MemberContext, coachId: string | undefined) {
  const assignment = await findLiveAssignment(ctx, ctx.member.id)
  if (!assignment) throw coachingRefusals.noCoach()
  if (coachId !== undefined && assignment.coachId !== coachId) throw coachingRefusals.otherCoachNow()
  return assignment
}
