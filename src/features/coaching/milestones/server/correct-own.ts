import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { CoachMilestonesTable } from './milestones.tables.ts'

/** Corrects a milestone of the caller’s. Where the client has another coach now, theirs shows it too. */
export async function correctOwn<T>(
  ctx: MemberContext,
  milestoneId: string,
  correct: (ctx: MemberContext, was: CoachMilestonesTable) => Promise<T>,
): Promise<T> {
  const { clientId } = await findOwnMilestone(ctx, milestoneId)
  return transaction(
    ctx,
    async (ctx) => {
      const corrected = await correct(ctx, await findOwnMilestone(ctx, milestoneId))
      const live = await findLiveAssignment(ctx, clientId)
      if (live && live.coachId !== ctx.member.id) await touchMember(ctx, live.coachId)
      return corrected
    },
    { holdFirst: clientId },
  )
}

/** A milestone that the caller wrote down; what the program recorded is no coach's to correct. */
async function findOwnMilestone({ db, member }: MemberContext, id: string): Promise<CoachMilestonesTable> {
  const own = await db
    .selectFrom('coachMilestones')
    .selectAll()
    .where('id', '=', id)
    .where('coachId', '=', member.id)
    .where('recordedBy', '=', 'coach')
    .executeTakeFirst()
  if (!own) throw coachingRefusals.milestoneNotFound()
  return own
}
