import { composed } from '#features/assistant/guide/server/compose-answer.ts'
import { talkOf } from '#features/assistant/guide/server/talk.ts'
import type { Question } from '#features/assistant/models/server/chat-model.ts'

/** What the guide answers to a question, and what was said by then, as it is kept. */
export async function answeredByGuide(question: Question) {
  const { lines, answeredAs } = await composed(talkOf(question))
  const answer = { role: 'assistant', content: lines.join('\n\n'), answeredAs } as const
  return { lines, turns: [...question.turns, answer] }
}
