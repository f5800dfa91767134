import { setTimeout as wait } from 'node:timers/promises'
import type { MemberContext } from '#platform/server/context.ts'
import { EventStream, type ServerEvent } from '#platform/server/http/reply/event-stream.ts'
import type { Input } from '#shared/endpoint.ts'
import { findConversation } from '../../conversations/server/find-conversation.ts'
import { isAbandoned, messageColumns } from '../../conversations/server/message-view.ts'
import type { followAnswer as endpoint } from '../answers.contract.ts'
import { answerEvents, lastEvent } from './answer-reply.ts'

/** Poll interval in milliseconds for an answer that another process writes. */
const pollEveryMs = 300

export async function followAnswer(
  ctx: MemberContext,
  { params }: Input<typeof endpoint>,
): Promise<EventStream | undefined> {
  const { id, title } = await findConversation(ctx, params.conversationId)
  const running = ctx.assistant.running.find(id)
  if (running) return new EventStream(answerEvents(ctx, running, { conversationId: id, title, userMessageId: '' }))
  const row = await answers(ctx).where('conversationId', '=', id).orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (row?.status !== 'running' || isAbandoned(row)) return undefined
  return new EventStream(followSaved(ctx, { conversationId: id, title, userMessageId: '', messageId: row.id }))
}

type Followed = { conversationId: string; title: string; userMessageId: string; messageId: string }

/** An answer as it is saved, by whichever process writes it. */
export async function* followSaved(ctx: MemberContext, { messageId, ...named }: Followed): AsyncGenerator<ServerEvent> {
  yield { event: 'conversation', data: named }
  let sent = 0
  for (;;) {
    const row = await answers(ctx).where('id', '=', messageId).executeTakeFirst()
    if (!row) return
    if (row.content.length > sent) yield { event: 'delta', data: { text: row.content.slice(sent) } }
    sent = row.content.length
    const status = isAbandoned(row) ? 'failed' : row.status
    if (status !== 'running') return yield await lastEvent(ctx, row.id, { status })
    if (ctx.assistant.running.isEnding) return
    await wait(pollEveryMs)
  }
}

const answers = ({ db }: MemberContext) => db.selectFrom('chatMessages').select(messageColumns)
