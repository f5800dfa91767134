import { moduleOf } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { shareOf } from '../sharing.rules.ts'
import '../../assignments/server/assignments.tables.ts'
import './sharing.tables.ts'

/** Whether the caller’s coach sees this page of theirs now. */
export async function isSharedNow(ctx: MemberContext, pageId: string): Promise<boolean> {
  const page = ctx.worksheets.pageById.get(pageId)
  if (!page) return false
  const shares = await ctx.db
    .selectFrom('fileShares')
    .innerJoin('coachClients', 'coachClients.id', 'fileShares.assignmentId')
    .select('fileShares.of')
    .where('coachClients.liveClientId', '=', ctx.member.id)
    .execute()
  return shareOf(shares, { id: page.id, moduleId: moduleOf(ctx, page) }) !== undefined
}
