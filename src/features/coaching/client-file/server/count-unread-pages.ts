import { moduleOf } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { awaitsCoach } from '../../comments/server/awaits-coach.ts'
import { shareOf } from '../../sharing/sharing.rules.ts'
import './client-file.tables.ts'

/**
 * Of each of the caller’s clients, how many shared pages wait to be read: written on since the caller looked, or with an
 * answer to a comment. One query for all of them.
 */
export async function countUnreadPages(ctx: MemberContext): Promise<(clientId: string) => number> {
  const rows = await readWaiting(ctx)
  const pages = Map.groupBy(rows, ({ memberId, pageId }) => `${memberId} ${pageId}`)
  const counts = new Map<string, number>()
  for (const shares of pages.values()) {
    const [{ memberId, pageId }] = shares as [(typeof shares)[number]]
    const page = ctx.worksheets.pageById.get(pageId)
    if (page && shareOf(shares, { id: pageId, moduleId: moduleOf(ctx, page) }))
      counts.set(memberId, (counts.get(memberId) ?? 0) + 1)
  }
  return (clientId) => counts.get(clientId) ?? 0
}

const readWaiting = ({ db, member }: MemberContext) =>
  db
    .selectFrom('coachClients')
    .innerJoin('fileShares', 'fileShares.assignmentId', 'coachClients.id')
    .innerJoin('filePages', 'filePages.memberId', 'coachClients.liveClientId')
    .leftJoin('fileLooks', (join) =>
      join
        .onRef('fileLooks.memberId', '=', 'filePages.memberId')
        .onRef('fileLooks.pageId', '=', 'filePages.pageId')
        .on('fileLooks.coachId', '=', member.id),
    )
    .select(['filePages.memberId', 'filePages.pageId', 'fileShares.of'])
    .where('coachClients.coachId', '=', member.id)
    .where('filePages.answers', '>', 0)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('fileLooks.version', 'is', null),
        eb('fileLooks.version', '!=', eb.ref('filePages.version')),
        exists(
          selectFrom('fileComments')
            .select('fileComments.id')
            .whereRef('fileComments.memberId', '=', 'filePages.memberId')
            .whereRef('fileComments.pageId', '=', 'filePages.pageId')
            .where(awaitsCoach(member.id)),
        ),
      ]),
    )
    .execute()
