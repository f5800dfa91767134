import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { askToStop } from '../../answers/server/stop-answer.ts'
import type * as contract from '../conversations.contract.ts'
import { findConversation } from './find-conversation.ts'

export async function deleteConversation(
  ctx: MemberContext,
  { params }: Input<typeof contract.deleteConversation>,
): Promise<Reply<typeof contract.deleteConversation>> {
  await findConversation(ctx, params.conversationId)
  await askToStop(ctx, params.conversationId)
  return transaction(ctx, async (ctx) => {
    const { id } = await findConversation(ctx, params.conversationId)
    await ctx.db.deleteFrom('chatMessages').where('conversationId', '=', id).execute()
    await ctx.db.deleteFrom('conversations').where('id', '=', id).execute()
    return { success: true as const }
  })
}
