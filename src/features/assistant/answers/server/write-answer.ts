import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { noRequest } from '#platform/server/http/request/request-http.ts'
import { type AnswerEnd, ModelFailure, type Question } from '../../models/server/chat-model.ts'
import { materialFor, roughTokens } from '../../models/server/instructions.ts'
import { storeDrafts } from '../../proposals/server/store-drafts.ts'
import { settleUsage } from '../../quota/server/quota.ts'
import { askedIn } from './asked-in.ts'
import { lessonNamed } from './lesson-named.ts'
import { type Ending, processEnds, RunningAnswer } from './running-answers.ts'

export type Begun = { conversationId: string; messageId: string; usageId: string | null }

const leaseSeconds = 30
const saveEveryMs = 1000

export const lease = (): string => iso(machineNow().add({ seconds: leaseSeconds }))

/** Starts an answer in the background: closing the tab doesn't end it. */
export function startAnswer(ctx: MemberContext, begun: Begun): RunningAnswer {
  const running = new RunningAnswer({ ...begun, memberId: ctx.member.id })
  ctx.assistant.running.begin(running)
  // The request may be over before the answer is, so what is written later must not touch its reply.
  void write({ ...ctx, http: noRequest() }, running, begun.usageId)
  return running
}

async function write(ctx: MemberContext, running: RunningAnswer, usageId: string | null): Promise<void> {
  const begunAt = performance.now()
  const keeper = setInterval(() => void saveProgress(ctx, running), saveEveryMs)
  const { status, end, asked } = await compose(ctx, running)
  clearInterval(keeper)
  const spent = {
    // A provider charges for what it read even if its answer was cut short.
    inputTokens: end?.inputTokens || asked,
    outputTokens: end?.outputTokens || roughTokens(running.text),
    milliseconds: Math.round(performance.now() - begunAt),
  }
  await transaction(ctx, async (ctx) => {
    await save(ctx, running, status)
    if (status === 'done' || status === 'truncated') await storeDrafts(ctx, running, running.drafts)
    await settleUsage(ctx, usageId, status === 'failed' ? 'released' : 'settled', spent)
  }).catch((error: unknown) => ctx.log.error({ messageId: running.messageId, err: error }, 'an answer was not saved'))
  ctx.assistant.running.finish(running)
  running.end({ status })
}

/** `asked`: the estimated tokens of a question whose answer broke off. */
type Composed = Ending & { end?: AnswerEnd | undefined; asked: number }

async function compose(ctx: MemberContext, running: RunningAnswer): Promise<Composed> {
  const { signal } = running.abort
  const { model } = ctx.assistant
  const broken = (): Ending => ({ status: signal.reason === processEnds ? 'failed' : 'stopped' })
  let asked = 0
  try {
    const { question, isHere } = await askedIn(ctx, running)
    asked = isHere ? 0 : sizeOf(question)
    const end = await tell(running, model.answer(question, signal))
    running.lessonId = lessonNamed(running.text, question)
    return signal.aborted ? { ...broken(), asked } : { status: end?.status ?? 'failed', end, asked }
  } catch (error) {
    if (signal.aborted) return { ...broken(), asked }
    const reason = error instanceof ModelFailure ? error.message : 'unexpected'
    ctx.log.warn({ messageId: running.messageId, provider: model.provider, model: model.name, reason }, 'answer failed')
    // What the provider refused before its first word is not charged.
    return { status: 'failed', asked: reason === 'provider' && running.text === '' ? 0 : asked }
  }
}

const sizeOf = (question: Question): number =>
  roughTokens(question.turns.map(({ content }) => content).join('') + materialFor(question))

async function tell(running: RunningAnswer, pieces: AsyncGenerator<string, AnswerEnd | undefined>) {
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
    if (running.abort.signal.aborted) return undefined
    running.add(value)
  }
}

/** Saves what was written so far, renews the lease, and checks whether a stop was requested. */
async function saveProgress(ctx: MemberContext, running: RunningAnswer): Promise<void> {
  const row = await ctx.db
    .updateTable('chatMessages')
    .set({ content: running.text, isFromFile: Number(running.isFromFile), leasedUntil: lease() })
    .where('id', '=', running.messageId)
    .where('status', '=', 'running')
    .returning('stopAskedAt')
    .executeTakeFirst()
    .catch(() => undefined)
  if (row?.stopAskedAt) running.abort.abort()
}

const save = (ctx: MemberContext, running: RunningAnswer, status: Ending['status']) =>
  ctx.db
    .updateTable('chatMessages')
    .set({
      ...{
        content: running.text,
        isFromFile: Number(running.isFromFile),
        blocks: null,
        status,
        lessonId: running.lessonId,
      },
      leasedUntil: null,
    })
    .where('id', '=', running.messageId)
    .execute()
