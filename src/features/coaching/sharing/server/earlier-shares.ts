import type { Context } from '#platform/server/context.ts'
import '../../assignments/server/assignments.tables.ts'
import { everything } from '../sharing.rules.ts'
import { isShareable } from './shareable.ts'
import './sharing.tables.ts'

type Coaching = { id: string; clientId: string }

/** What a member shared in the latest coaching before this one in which they shared anything, as far as this coach doesn’t see it. */
export async function readEarlierShares(
  ctx: Context,
  { id, clientId }: Coaching,
): Promise<{ id: string; of: string }[]> {
  const rows = await ctx.db
    .selectFrom('fileShares')
    .select(['id', 'of', 'assignmentId'])
    .where('memberId', '=', clientId)
    .where('assignmentId', '<=', id)
    .orderBy('assignmentId', 'desc')
    .orderBy('id')
    .execute()
  const now = new Set(rows.filter(({ assignmentId }) => assignmentId === id).map(({ of }) => of))
  if (now.has(everything)) return []
  const before = rows.filter(({ assignmentId }) => assignmentId !== id)
  return before
    .filter(({ assignmentId }) => assignmentId === before[0]?.assignmentId)
    .filter(({ of }) => !now.has(of) && isShareable(ctx, of))
}
