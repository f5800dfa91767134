import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerEnd, ChatModel, Question } from '../../models/server/chat-model.ts'
import { composeAnswer, notice } from './compose-answer.ts'

/** Its name in the usage records. */
export const builtInModel = 'built-in-guide'

/** Pause between pieces in milliseconds, so that an instant answer still reads like a stream. */
const pause = 12

/** Answers from the program without any model, and streams like one. */
export const builtInGuide = (says = notice): ChatModel => ({
  provider: 'built-in',
  name: builtInModel,
  isHere: () => true,
  answer: (question, signal) => speak(question, says, signal),
})

async function* speak(
  question: Question,
  says: string,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerEnd | undefined> {
  const { text, answeredAs } = await composeAnswer(question, says)
  for (const piece of text.match(/(?:\S+\s*){1,5}/g) ?? []) {
    if (signal.aborted) return undefined
    yield piece
    await wait(pause)
  }
  return { status: 'done', inputTokens: 0, outputTokens: 0, answeredAs }
}
