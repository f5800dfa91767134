import type { MemberContext } from '#platform/server/context.ts'
import type { ServerEvent } from '#platform/server/http/reply/event-stream.ts'
import type { Reply } from '#shared/endpoint.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import type { ChatMessage } from '../../conversations/conversations.contract.ts'
import { messageColumns, messageViews } from '../../conversations/server/message-view.ts'
import type { sendMessage } from '../answers.contract.ts'
import type { Ending, RunningAnswer } from './running-answers.ts'

type Ids = { conversationId: string; messageId: string }
type Named = { conversationId: string; title: string; userMessageId: string }

/** The finished answer, for callers that didn't ask for a stream. */
export async function answered(ctx: MemberContext, running: RunningAnswer): Promise<Reply<typeof sendMessage>> {
  const { status } = await running.ended()
  if (status === 'failed') throw assistantRefusals.unavailable()
  return readAnswered(ctx, running)
}

export const readAnswered = async (ctx: MemberContext, { conversationId, messageId }: Ids) => ({
  conversationId,
  message: await readMessage(ctx, messageId),
})

export const wantsEvents = (ctx: MemberContext): boolean =>
  (ctx.http.headers.get('accept') ?? '').includes('text/event-stream')

/** The answer as it is being written. Disconnecting doesn't stop it. */
export async function* answerEvents(
  ctx: MemberContext,
  running: RunningAnswer,
  { conversationId, title, userMessageId }: Named,
): AsyncGenerator<ServerEvent> {
  yield { event: 'conversation', data: { conversationId, title, userMessageId } }
  const pieces = running.listen()
  for (;;) {
    const { done, value } = await pieces.next()
    if (!done) {
      yield { event: 'delta', data: { text: value } }
      continue
    }
    yield await lastEvent(ctx, running.messageId, value)
    return
  }
}

export async function lastEvent(ctx: MemberContext, messageId: string, { status }: Ending): Promise<ServerEvent> {
  if (status !== 'failed') {
    const message = await findMessage(ctx, messageId)
    if (message) return { event: 'done', data: { message, status } }
  }
  const { message, code } = assistantRefusals.unavailable()
  return { event: 'error', data: { message, code } }
}

async function readMessage(ctx: MemberContext, messageId: string): Promise<ChatMessage> {
  const message = await findMessage(ctx, messageId)
  if (!message) throw assistantRefusals.conversationNotFound()
  return message
}

async function findMessage(ctx: MemberContext, messageId: string): Promise<ChatMessage | undefined> {
  const rows = await ctx.db.selectFrom('chatMessages').select(messageColumns).where('id', '=', messageId).execute()
  return (await messageViews(ctx, rows))[0]
}
