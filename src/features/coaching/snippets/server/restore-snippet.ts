import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { undoSeconds } from '#shared/undo.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../snippets.contract.ts'
import { snippetLimits } from '../snippets.rules.ts'
import { countSnippets } from './count-snippets.ts'
import './snippets.tables.ts'

/**
 * Asked twice it answers the same; what is erased, or someone else's, is not found. Where others were saved in its place
 * meanwhile, there is no room for it.
 */
export async function restoreSnippet(
  ctx: MemberContext,
  { params }: Input<typeof contract.restoreSnippet>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const since = iso(ctx.now().subtract({ seconds: undoSeconds.granted }))
    const { numUpdatedRows } = await ctx.db
      .updateTable('coachSnippets')
      .set({ deletedAt: null })
      .where('id', '=', params.snippetId)
      .where('coachId', '=', ctx.member.id)
      .where(({ or, eb }) => or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', since)]))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw coachingRefusals.snippetNotFound()
    // Thrown here, it stays deleted.
    if ((await countSnippets(ctx)) > snippetLimits.most) throw coachingRefusals.tooManySnippets()
    return { success: true as const }
  })
}
