import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type * as contract from '../conversations.contract.ts'
import { findConversation } from './find-conversation.ts'

export async function renameConversation(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.renameConversation>,
): Promise<Reply<typeof contract.renameConversation>> {
  return transaction(ctx, async (ctx) => {
    const { id, updatedAt } = await findConversation(ctx, params.conversationId)
    await ctx.db.updateTable('conversations').set({ title: body.title }).where('id', '=', id).execute()
    return { id, title: body.title, updatedAt }
  })
}
