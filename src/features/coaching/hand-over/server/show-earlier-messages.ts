import { iso } from '#platform/server/clock.ts'
import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { showEarlierMessages as endpoint } from '../hand-over.contract.ts'

/** For this coach alone: the next one is not covered by it. Taken back, the coach reads them no more from then on. */
export async function showEarlierMessages(
  ctx: MemberContext,
  { body }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const assignment = await findLiveAssignment(ctx, ctx.member.id)
    if (!assignment) throw coachingRefusals.noCoach()
    const earlierAgreedAt = body.shown ? (assignment.earlierAgreedAt ?? iso(ctx.now())) : null
    await ctx.db.updateTable('coachClients').set({ earlierAgreedAt }).where('id', '=', assignment.id).execute()
    await touchMember(ctx, assignment.coachId)
    return { success: true as const }
  })
}
