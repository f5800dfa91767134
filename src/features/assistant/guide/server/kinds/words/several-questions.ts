import type { Passage } from '../../../../models/server/chat-model.ts'
import { short } from '../../say-lesson.ts'
import { questionsIn } from '../../sentences.ts'
import type { Talk } from '../../talk.ts'
import { plainText } from '../own/say-own.ts'
import { isToldSurely } from './told-surely.ts'

/** Each of two or three questions in a message, where lessons are known to be asked just these, as alike as `certain`. */
export function severalIn(talk: Talk, certain: number): string[] | undefined {
  const asked = questionsIn(talk.text)
  if (asked.length < 2) return undefined
  const answers = asked.flatMap((ask) => {
    const { passages } = talk.question.look.find(ask)
    const best = passages.find((one) => (one.answer?.alike ?? 0) >= certain && isSurely(one, ask, talk))
    return best?.answer ? [{ ask, best, given: best.answer.given }] : []
  })
  const lessons = new Set(answers.map(({ best }) => best.id))
  if (lessons.size < 2) return undefined
  return answers.flatMap(({ ask, best, given }) => [`**${plainText(ask)}**`, ...short(best, given, talk)])
}

const isSurely = ({ id, alike }: Passage, ask: string, talk: Talk) =>
  isToldSurely({ kind: 'lesson', id, alike }, { ...talk, text: ask, plain: ask.toLowerCase() })
