import type { Passage } from '../../../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../../../search/server/load-questions.ts'
import { ofFile } from '../../said/answered-as.ts'
import { lessonIdIn } from '../../said/links.ts'
import type { Talk } from '../../talk.ts'

/** A lesson that an answer was from, with the short answer that was given. */
export type Spoken = { lesson: Passage; given: AnswerToAsks | undefined }

export const lessonIn = ({ said, question }: Talk): Passage | undefined =>
  question.look.lesson(lessonIdIn(said.last) ?? '')

/** After an answer from the member's own page, the lesson's short answer to the same question. */
export function answerBefore(lesson: Passage, { question, said }: Talk): AnswerToAsks | undefined {
  const { passages, closest } = question.look.find(said.asked)
  return [closest, ...passages].find((one) => one?.id === lesson.id)?.answer?.given ?? lesson.answers[0]
}

/** What the answer before was from; undefined where it was no lesson’s. */
export function spokenBefore(talk: Talk): Spoken | undefined {
  if (talk.said.was(...ofFile)) return undefined
  const spoken = talk.question.look.spoken(talk.said.last)
  if (spoken) return spoken
  const lesson = lessonIn(talk)
  return lesson && { lesson, given: answerBefore(lesson, talk) }
}
