import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { listMessages as endpoint } from '../conversations.contract.ts'
import { findConversation } from './find-conversation.ts'
import { messageColumns, messageViews } from './message-view.ts'

type Endpoint = typeof endpoint

/** The latest ones, oldest first. */
export async function listMessages(ctx: MemberContext, { params, query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { id } = await findConversation(ctx, params.conversationId)
  let rows = ctx.db.selectFrom('chatMessages').select(messageColumns).where('conversationId', '=', id)
  if (query.before) rows = rows.where('id', '<', query.before)
  return messageViews(ctx, (await rows.orderBy('id', 'desc').limit(query.limit).execute()).reverse())
}
