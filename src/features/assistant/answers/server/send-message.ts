import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { EventStream } from '#platform/server/http/reply/event-stream.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { claimAnalysisMessage } from '../../analyzer/server/claim-analysis-message.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { titleOf } from '../../conversations/conversations.rules.ts'
import { findConversation } from '../../conversations/server/find-conversation.ts'
import { isAbandoned } from '../../conversations/server/message-view.ts'
import { refuseSwitchedOff, withAnswerSlot } from '../../quota/server/limits.ts'
import { withAnswering } from '../../quota/server/model-switch.ts'
import { reserveUsage } from '../../quota/server/quota.ts'
import { refuseTooManyAtOnce } from '../../quota/server/refuse-too-many-at-once.ts'
import type { sendMessage as endpoint } from '../answers.contract.ts'
import { answerEvents, answered, wantsEvents } from './answer-reply.ts'
import { pastLimits } from './past-limits.ts'
import { answerRepeat, findSent, sendKeyOf } from './repeated-send.ts'
import { lease } from './save-answer.ts'
import { startAnswer } from './write-answer.ts'

type Endpoint = typeof endpoint

export async function sendMessage(
  member: MemberContext,
  { body }: Input<Endpoint>,
): Promise<Reply<Endpoint> | EventStream> {
  const { ctx, begun } = await pastLimits(
    await withAnswering(member),
    (ctx, isFree) => withAnswerSlot(ctx, () => transaction(ctx, (ctx) => record(ctx, body, isFree))),
    () => body.message,
  )
  if (!('runId' in begun)) {
    ctx.assistant.running.releaseSlot()
    return answerRepeat(ctx, begun)
  }
  const running = startAnswer(ctx, begun)
  return wantsEvents(ctx) ? new EventStream(answerEvents(ctx, running, begun)) : answered(ctx, running)
}

type Body = Input<Endpoint>['body']

async function record(ctx: MemberContext, body: Body, isFree: boolean) {
  const sendKey = sendKeyOf(ctx, body.sendId)
  const sent = await findSent(ctx, sendKey)
  if (sent) return sent
  const at = iso(ctx.now())
  const title = body.title ?? titleOf(body.message)
  const conversation = body.conversationId
    ? await findConversation(ctx, body.conversationId)
    : { id: newId(), title, updatedAt: at }
  if (body.conversationId) await refuseWhileAnswering(ctx, conversation.id)
  await refuseTooManyAtOnce(ctx)
  if (!isFree) refuseSwitchedOff(ctx)
  const analysis = await claimAnalysisMessage(ctx, body.message)
  const usageId = isFree || analysis ? null : await reserveUsage(ctx, 'message')
  if (!body.conversationId)
    await ctx.db
      .insertInto('conversations')
      .values({ ...conversation, memberId: ctx.member.id, createdAt: at })
      .execute()
  else await ctx.db.updateTable('conversations').set({ updatedAt: at }).where('id', '=', conversation.id).execute()
  // Ids created within the same millisecond are not ordered.
  const [userMessageId = '', messageId = ''] = [newId(), newId()].sort()
  const runId = newId()
  const row = {
    conversationId: conversation.id,
    createdAt: at,
    stopAskedAt: null,
    blocks: null,
    isFromFile: 0,
    lessonId: null,
    runId: null,
    sendKey: null,
  }
  await ctx.db
    .insertInto('chatMessages')
    .values([
      {
        ...{ ...row, id: userMessageId, role: 'user', content: body.message, status: 'done', leasedUntil: null },
        isFromFile: Number(analysis?.isFromFile ?? false),
        sendKey,
      },
      { ...row, id: messageId, role: 'assistant', content: '', status: 'running', leasedUntil: lease(), runId },
    ])
    .execute()
  return { conversationId: conversation.id, title: conversation.title, userMessageId, messageId, runId, usageId }
}

/** One answer at a time: to send again, a member waits or stops the first. */
export async function refuseWhileAnswering(ctx: MemberContext, conversationId: string): Promise<void> {
  const running = await ctx.db
    .selectFrom('chatMessages')
    .select(['id', 'status', 'leasedUntil'])
    .where('conversationId', '=', conversationId)
    .where('status', '=', 'running')
    .execute()
  if (running.some((row) => !isAbandoned(row))) throw assistantRefusals.answering()
  for (const { id } of running)
    await ctx.db.updateTable('chatMessages').set({ status: 'failed', leasedUntil: null }).where('id', '=', id).execute()
}
