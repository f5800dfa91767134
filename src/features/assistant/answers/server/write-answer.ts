import type { MemberContext } from '#platform/server/context.ts'
import { noRequest } from '#platform/server/http/request/request-http.ts'
import { builtInModel } from '../../guide/server/built-in-guide.ts'
import { type AnswerEnd, ModelFailure, type Question } from '../../models/server/chat-model.ts'
import { materialFor, roughTokens } from '../../models/server/instructions.ts'
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
  const spent = { ...usedFor(composed, running), milliseconds: Math.round(performance.now() - begunAt) }
  const ending = await saveAnswer(ctx, running, { status: composed.status, usageId, spent })
  clearInterval(keeper)
  ctx.assistant.running.finish(running)
  running.end(ending)
}

/** `asked`: the estimated tokens of a question whose answer broke off. `isHere`: the guide answered it, on this machine. */
type Composed = Ending & { end?: AnswerEnd | undefined; asked: number; isHere: boolean }

const usedFor = ({ end, asked, isHere }: Composed, { text }: RunningAnswer) =>
  isHere
    ? { model: builtInModel, inputTokens: 0, outputTokens: 0 }
    : // A provider charges for what it read even if its answer was cut short.
      { inputTokens: end?.inputTokens || asked, outputTokens: end?.outputTokens || roughTokens(text) }

async function compose(ctx: MemberContext, running: RunningAnswer): Promise<Composed> {
  const { signal } = running.abort
  const { model } = ctx.assistant
  const broken = (): Ending => ({ status: signal.reason === processEnds ? 'failed' : 'stopped' })
  let [asked, isHere] = [0, false]
  try {
    const { question, ...answered } = await askedIn(ctx, running)
    isHere = answered.isHere
    asked = isHere ? 0 : sizeOf(question)
    const end = await tell(running, model.answer(question, signal))
    running.lessonId = lessonNamed(running.text, question)
    running.answeredAs = end?.answeredAs
    return { ...(signal.aborted ? broken() : { status: end?.status ?? 'failed', end }), asked, isHere }
  } catch (error) {
    if (signal.aborted) return { ...broken(), asked, isHere }
    const reason = error instanceof ModelFailure ? error.message : 'unexpected'
    ctx.log.warn({ messageId: running.messageId, provider: model.provider, model: model.name, reason }, 'answer failed')
    // What the provider refused before its first word is not charged.
    return { status: 'failed', asked: reason === 'provider' && running.text === '' ? 0 : asked, isHere }
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
