import type { MemberContext } from '#platform/server/context.ts'
import { EventStream } from '#platform/server/http/reply/event-stream.ts'
import type { Reply } from '#shared/endpoint.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { findConversation } from '../../conversations/server/find-conversation.ts'
import type { sendMessage } from '../answers.contract.ts'
import { answerEvents, answered, readAnswered, wantsEvents } from './answer-reply.ts'
import { followSaved } from './follow-answer.ts'

type Sent = { conversationId: string; title: string; userMessageId: string; messageId: string }

/** Whose send it is, and which: the name that a browser gives it is its own. */
export const sendKeyOf = ({ member }: MemberContext, sendId: string | undefined): string | null =>
  sendId === undefined ? null : `${member.id}:${sendId}`

/** What this send brought before; its browser may not have heard of it. In a transaction, which holds the other one off. */
export async function findSent(ctx: MemberContext, sendKey: string | null): Promise<Sent | undefined> {
  if (sendKey === null) return undefined
  const asked = await ctx.db
    .selectFrom('chatMessages')
    .select(['id', 'conversationId'])
    .where('sendKey', '=', sendKey)
    .executeTakeFirst()
  if (!asked) return undefined
  const { id: conversationId, title } = await findConversation(ctx, asked.conversationId)
  const answer = await ctx.db
    .selectFrom('chatMessages')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('id', '>', asked.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return { conversationId, title, userMessageId: asked.id, messageId: answer.id }
}

/** The reply that the first one got or is still getting. */
export async function answerRepeat(ctx: MemberContext, sent: Sent): Promise<Reply<typeof sendMessage> | EventStream> {
  const running = ctx.assistant.running.find(sent.conversationId)
  const isHere = running?.messageId === sent.messageId
  if (wantsEvents(ctx)) return new EventStream(isHere ? answerEvents(ctx, running, sent) : followSaved(ctx, sent))
  if (isHere) return answered(ctx, running)
  for await (const { event } of followSaved(ctx, sent)) if (event === 'done') return readAnswered(ctx, sent)
  throw assistantRefusals.unavailable()
}
