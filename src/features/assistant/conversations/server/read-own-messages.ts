import type { MemberContext } from '#platform/server/context.ts'
import type { ChatMessage } from '../conversations.contract.ts'
import { findConversation } from './find-conversation.ts'
import { messageColumns, messageViews } from './message-view.ts'

/** Some messages of an own conversation, oldest first; those that aren't in it are left out. */
export async function readOwnMessages(
  ctx: MemberContext,
  conversationId: string,
  ids: readonly string[],
): Promise<ChatMessage[]> {
  const { id } = await findConversation(ctx, conversationId)
  const rows = await ctx.db
    .selectFrom('chatMessages')
    .select(messageColumns)
    .where('conversationId', '=', id)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return messageViews(ctx, rows)
}
