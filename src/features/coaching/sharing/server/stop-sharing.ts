import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import type * as contract from '../sharing.contract.ts'

type StopSharing = typeof contract.stopSharing

/** A coach who writes about the page in the same moment holds this member’s record too: one of the two comes first. */
export async function stopSharing(ctx: MemberContext, { params }: Input<StopSharing>): Promise<Reply<StopSharing>> {
  return transaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('fileShares').where('id', '=', params.id).where('memberId', '=', ctx.member.id).execute()
    const assignment = await findLiveAssignment(ctx, ctx.member.id)
    if (assignment) await touchMember(ctx, assignment.coachId)
    return { success: true as const }
  })
}
