import { linkTo, type Say, type Talk } from '../../../talk.ts'
import { termsNamed } from '../../term.ts'
import { spokenBefore } from '../spoken.ts'
import { saidOfIt } from './said-of-it.ts'

const asks =
  /^\W*(?:(?:and|but|so|ok|sorry|wait)[, ]+)*(?:what (?:do|did) (?:you|u) mean (?:by|with)|what(?:'s| is| was) meant (?:by|with)|which|what) (?:the |a |an |my |this |that )?["']?([a-z][a-z' -]{2,40}?)["']?(?: do you mean| did you mean| is meant)?\W*$/
const saysMeant = /\b(?:mean|meant)\b/
const longest = 70

/** “What did you mean with the reason?”: the sentence of the answer before that has it, and what makes it clearer. */
export function meantBy(talk: Talk): Say | undefined {
  const { plain, said } = talk
  const [, named] = plain.length <= longest && saysMeant.test(plain) ? (asks.exec(plain) ?? []) : []
  const spoken = named === undefined || termsNamed(talk).length > 0 ? undefined : spokenBefore(talk)
  const told = spoken && saidOfIt({ ...talk, plain: named ?? '' }, 1)
  if (!told) return undefined
  const { lesson, given } = spoken
  const clearer = [given?.example, given?.why, lesson.argument].find((text) => text && !said.has(text))
  return () => [...told, ...(clearer ? [clearer] : []), `More in ${linkTo(lesson, talk)}.`]
}
