import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { fullName } from '../../coaching.rules.ts'
import { countOpenComments } from '../../comments/server/count-open-comments.ts'
import type * as contract from '../sharing.contract.ts'
import { viewShare } from './shareable.ts'

/** The coach and what is shared with them come in one query; a row without a share is a coach alone. */
export async function listShares(ctx: MemberContext): Promise<Reply<typeof contract.listShares>> {
  const rows = await ctx.db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.coachId')
    .leftJoin('fileShares', 'fileShares.assignmentId', 'coachClients.id')
    .select(['coachId', 'firstName', 'lastName', 'fileShares.id', 'fileShares.of', 'fileShares.sharedAt'])
    .select('fileShares.proposedAt')
    .where('coachClients.liveClientId', '=', ctx.member.id)
    .orderBy('fileShares.id')
    .execute()
  const comments = await countOpenComments(ctx)
  const [coach] = rows
  return {
    coach: coach ? { id: coach.coachId, name: fullName(coach) } : null,
    shares: rows.flatMap(({ id, of, sharedAt, proposedAt }) =>
      id && of && sharedAt ? [viewShare(ctx, { id, of, sharedAt, proposedAt })] : [],
    ),
    comments,
  }
}
