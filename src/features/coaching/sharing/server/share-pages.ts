import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import './sharing.tables.ts'

/** Shares pages, modules or everything under a coaching. What is shared already stays as it was. `proposedAt`: by the assistant. */
export async function sharePages(
  ctx: MemberContext,
  assignmentId: string,
  shared: readonly string[],
  proposedAt: string | null = null,
): Promise<void> {
  if (shared.length === 0) return
  const sharedAt = iso(ctx.now())
  await ctx.db
    .insertInto('fileShares')
    .values(shared.map((of) => ({ id: newId(), memberId: ctx.member.id, assignmentId, of, sharedAt, proposedAt })))
    .onConflict((conflict) => conflict.columns(['assignmentId', 'of']).doNothing())
    .execute()
}
