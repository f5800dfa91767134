import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../sharing.contract.ts'
import { sharePages } from './share-pages.ts'
import { isShareable, viewShare } from './shareable.ts'

type ShareFile = typeof contract.shareFile

/** Of two tabs that share the same, the database keeps the first. `proposedAt`: by the assistant. */
export async function shareFile(
  ctx: MemberContext,
  { body }: Input<ShareFile>,
  proposedAt: string | null = null,
): Promise<Reply<ShareFile>> {
  if (!isShareable(ctx, body.of)) throw coachingRefusals.notShareable()
  return transaction(ctx, async (ctx) => {
    const assignment = await findLiveAssignment(ctx, ctx.member.id)
    if (!assignment) throw coachingRefusals.noCoach()
    await sharePages(ctx, assignment.id, [body.of], proposedAt)
    await touchMember(ctx, assignment.coachId)
    const share = await ctx.db
      .selectFrom('fileShares')
      .select(['id', 'of', 'sharedAt', 'proposedAt'])
      .where('assignmentId', '=', assignment.id)
      .where('of', '=', body.of)
      .executeTakeFirstOrThrow()
    return viewShare(ctx, share)
  })
}
