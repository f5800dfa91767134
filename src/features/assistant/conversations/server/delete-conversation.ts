import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { undoSeconds } from '#shared/undo.ts'
import { askToStop } from '../../answers/server/stop-answer.ts'
import type * as contract from '../conversations.contract.ts'
import { eraseConversationJob } from './erase-conversation.ts'
import { findConversation } from './find-conversation.ts'

/** Gone for the member at once; erased when it can no longer be restored. */
export async function deleteConversation(
  ctx: MemberContext,
  { params }: Input<typeof contract.deleteConversation>,
): Promise<Reply<typeof contract.deleteConversation>> {
  await findConversation(ctx, params.conversationId)
  await askToStop(ctx, params.conversationId)
  return transaction(ctx, async (ctx) => {
    const { id } = await findConversation(ctx, params.conversationId)
    const deletedAt = iso(ctx.now())
    await ctx.db.updateTable('conversations').set({ deletedAt }).where('id', '=', id).execute()
    const at = machineNow().add({ seconds: undoSeconds.granted })
    await enqueue(ctx, eraseConversationJob, { conversationId: id, deletedAt }, { at })
    return { success: true as const }
  })
}
