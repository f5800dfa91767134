import type { MemberContext } from '#platform/server/context.ts'
import { noRequest } from '#platform/server/http/request/request-http.ts'
import { builtInModel } from '../../guide/server/built-in-guide.ts'
import { type AnswerEnd, ModelFailure, type Question, roughTokens } from '../../models/server/chat-model.ts'
import { instructions, materialFor } from '../../models/server/instructions.ts'
import type { ModelUsage } from '../../quota/server/quota.ts'
import { Spending } from '../../quota/server/spending.ts'
import { askedIn } from './asked-in.ts'
import { lessonNamed } from './lesson-named.ts'
import { type Ending, processEnds, RunningAnswer } from './running-answers.ts'
import { saveAnswer, saveProgress } from './save-answer.ts'

export type Begun = { conversationId: string; messageId: string; runId: string; usageId: string | null }

const saveEveryMs = 1000

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
  const composed = await compose(ctx, running)
  const spent = { ...composed.spent, milliseconds: Math.round(performance.now() - begunAt) }
  const ending = await saveAnswer(ctx, running, { status: composed.status, usageId, spent })
  clearInterval(keeper)
  ctx.assistant.running.finish(running)
  running.end(ending)
}

type Composed = Ending & { spent: Pick<ModelUsage, 'inputTokens' | 'outputTokens' | 'model'> }

/** What the guide answered, on this machine. */
const nothingSpent = { model: builtInModel, inputTokens: 0, outputTokens: 0 }

async function compose(ctx: MemberContext, running: RunningAnswer): Promise<Composed> {
  const { signal } = running.abort
  const { model } = ctx.assistant
  const broken = (): Ending => ({ status: signal.reason === processEnds ? 'failed' : 'stopped' })
  const spending = new Spending()
  let isHere = false
  const spent = (end?: AnswerEnd, reason?: string) => {
    if (isHere) return nothingSpent
    return end ? spending.whole(end, running.text) : spending.broken(running.text, reason)
  }
  try {
    const { question, ...answered } = await askedIn(ctx, running)
    isHere = answered.isHere
    spending.asked = isHere ? 0 : sizeOf(question)
    const pieces = model.answer(question, signal, (used) => spending.step(used, running.text))
    const end = await tell(running, pieces)
    running.lessonId = lessonNamed(running.text, question)
    running.answeredAs = end?.answeredAs
    if (signal.aborted) return { ...broken(), spent: spent() }
    return { status: end?.status ?? 'failed', spent: spent(end) }
  } catch (error) {
    if (signal.aborted) return { ...broken(), spent: spent() }
    const reason = error instanceof ModelFailure ? error.message : 'unexpected'
    ctx.log.warn({ messageId: running.messageId, provider: model.provider, model: model.name, reason }, 'answer failed')
    return { status: 'failed', spent: spent(undefined, reason) }
  }
}

const sizeOf = (question: Question): number =>
  roughTokens(instructions + question.turns.map(({ content }) => content).join('') + materialFor(question))

async function tell(running: RunningAnswer, pieces: AsyncGenerator<string, AnswerEnd | undefined>) {
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
    if (running.abort.signal.aborted) return undefined
    running.add(value)
  }
}
