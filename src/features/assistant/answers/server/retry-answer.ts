import { type MemberContext, transaction } from '#platform/server/context.ts'
import { EventStream } from '#platform/server/http/reply/event-stream.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { isOfAnalysis } from '../../analyzer/server/claim-analysis-message.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { findConversation } from '../../conversations/server/find-conversation.ts'
import { dropUndecided } from '../../proposals/server/store-drafts.ts'
import { refuseSwitchedOff, withAnswerSlot } from '../../quota/server/limits.ts'
import { withAnswering } from '../../quota/server/model-switch.ts'
import { refuseBeyondFailures, reserveUsage } from '../../quota/server/quota.ts'
import { refuseTooManyAtOnce } from '../../quota/server/refuse-too-many-at-once.ts'
import type { retryAnswer as endpoint } from '../answers.contract.ts'
import { answerEvents, answered, wantsEvents } from './answer-reply.ts'
import { pastLimits } from './past-limits.ts'
import { lease } from './save-answer.ts'
import { refuseWhileAnswering } from './send-message.ts'
import { startAnswer } from './write-answer.ts'

type Endpoint = typeof endpoint

/** Writes the last answer again, in place. */
export async function retryAnswer(
  member: MemberContext,
  { params }: Input<Endpoint>,
): Promise<Reply<Endpoint> | EventStream> {
  const { conversationId } = params
  const { ctx, begun } = await pastLimits(
    await withAnswering(member),
    (ctx, isFree) => withAnswerSlot(ctx, () => transaction(ctx, (ctx) => reopen(ctx, conversationId, isFree))),
    async () => (await lastTwo(member, conversationId))[1]?.content ?? '',
  )
  const running = startAnswer(ctx, begun)
  return wantsEvents(ctx) ? new EventStream(answerEvents(ctx, running, begun)) : answered(ctx, running)
}

/** The answer and what was asked. */
const lastTwo = ({ db }: MemberContext, conversationId: string) =>
  db
    .selectFrom('chatMessages')
    .select(['id', 'role', 'status', 'content'])
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()

async function reopen(ctx: MemberContext, conversationId: string, isPastLimits: boolean) {
  const { id, title } = await findConversation(ctx, conversationId)
  await refuseWhileAnswering(ctx, id)
  await refuseTooManyAtOnce(ctx)
  const [last, asked] = await lastTwo(ctx, id)
  if (last?.role !== 'assistant' || last.status === 'done' || !asked) throw assistantRefusals.nothingToRetry()
  if (!isPastLimits) refuseSwitchedOff(ctx)
  // Its analysis was counted, and the answer that failed was its free one.
  const isFree = last.status === 'failed' && (await isOfAnalysis(ctx, asked.content))
  if (isFree) await refuseBeyondFailures(ctx)
  const usageId = isFree || isPastLimits ? null : await reserveUsage(ctx, 'message')
  await dropUndecided(ctx, last.id)
  const runId = newId()
  await ctx.db
    .updateTable('chatMessages')
    .set({
      status: 'running',
      content: '',
      blocks: null,
      leasedUntil: lease(),
      stopAskedAt: null,
      answeredAs: null,
      runId,
    })
    .where('id', '=', last.id)
    .execute()
  return { conversationId: id, title, userMessageId: asked.id, messageId: last.id, runId, usageId }
}
