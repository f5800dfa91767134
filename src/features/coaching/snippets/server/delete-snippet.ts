import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import type { Input } from '#shared/endpoint.ts'
import { undoSeconds } from '#shared/undo.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../snippets.contract.ts'
import { eraseSnippetJob } from './erase-snippet.ts'
import { ownSnippet } from './own-snippet.ts'

/** Gone for the coach at once; erased when it can no longer be restored. */
export async function deleteSnippet(
  ctx: MemberContext,
  { params: { snippetId } }: Input<typeof contract.deleteSnippet>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const deletedAt = iso(ctx.now())
    const { numUpdatedRows } = await ownSnippet(ctx, snippetId).set({ deletedAt }).executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw coachingRefusals.snippetNotFound()
    const at = machineNow().add({ seconds: undoSeconds.granted })
    await enqueue(ctx, eraseSnippetJob, { snippetId, deletedAt }, { at })
    return { success: true as const }
  })
}
