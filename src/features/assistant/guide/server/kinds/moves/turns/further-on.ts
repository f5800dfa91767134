import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Passage } from '../../../../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../../../../search/server/load-questions.ts'
import { lessonIdIn, linksProduct } from '../../../said/links.ts'
import { linkTo, type Talk } from '../../../talk.ts'
import type { Spoken } from '../spoken.ts'
import { isAside } from './aside.ts'

/** What wasn’t said yet of the matter that is talked about: of the same answer, of its lesson, then of the next nearest one. */
export function furtherOn(talk: Talk): string[] {
  const spoken = lastSpoken(talk)
  const found = (spoken && (restOf(spoken, talk) ?? besideIt(spoken, talk))) ?? nextNearest(spoken, talk)
  return found ?? atTheEnd(spoken, talk)
}

/** The newest answer that was a lesson’s, unless the product has been talked about since. */
function lastSpoken({ question: { turns, look } }: Talk): Spoken | undefined {
  for (const { role, content } of turns.toReversed()) {
    if (role !== 'assistant') continue
    const spoken = look.spoken(content)
    if (spoken) return spoken
    const lesson = look.lesson(lessonIdIn(content) ?? '')
    if (lesson) return { lesson, given: undefined }
    if (linksProduct(content)) return undefined
  }
  return undefined
}

function restOf({ lesson, given }: Spoken, talk: Talk): string[] | undefined {
  const { said } = talk
  const all = given
    ? [given.answer, given.why, given.example, given.short, given.limits, given.otherwise, given.gives]
    : [lesson.argument, lesson.description]
  const next = all.find((text) => text && !said.has(text))
  if (!next) return undefined
  return said.last.includes(lesson.href) ? [next] : [next, `More in ${linkTo(lesson, talk)}.`]
}

/** What else the same lesson is asked, the nearest to the question first. */
function besideIt({ lesson, given }: Spoken, talk: Talk): string[] | undefined {
  const asked = new Set(stemsOf(questionOf(talk)))
  const worth = ({ asks, answer }: AnswerToAsks) =>
    stemsOf(`${asks.join(' ')} ${answer}`).filter((stem) => asked.has(stem)).length
  const others = lesson.answers.filter((one) => one !== given && !talk.said.has(one.answer))
  const [best] = others.toSorted((one, other) => worth(other) - worth(one))
  return best && [`${linkTo(lesson, talk)} also answers *${best.asks[0]}*:`, best.answer]
}

/** The last question that wasn’t itself about an answer. */
export function questionOf({ question: { turns }, plain }: Talk): string {
  const asked = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  return asked.findLast((text) => !isAside(text) && stemsOf(text).length > 1) ?? plain
}

/** Lessons that the question may be meant for and that no answer has named. */
export function notNamedYet(talk: Talk): Passage[] {
  const { look } = talk.question
  const asked = questionOf(talk)
  const { passages, near, closest } = look.find(asked)
  const all = [...meantIn(asked, talk), ...passages, ...near, closest].flatMap((one) =>
    one?.kind === 'lesson' && one.answer && one.answer.alike >= leastNear ? [one] : [],
  )
  const named = (one: Passage) => talk.said.mentions(one.href) || talk.said.mentions(`**${one.title}**`)
  return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed().filter((one) => !named(one))
}

/** Lessons by everything that is known to be said about them, each with the answer that is meant. */
function meantIn(asked: string, { question: { look } }: Talk): Passage[] {
  const meant = look.meant(asked).filter(({ kind }) => kind === 'lesson')
  const least = (meant[0]?.score ?? 0) * mostBehind
  return meant.flatMap(({ id, key, score }) => {
    const lesson = score >= least ? look.lesson(id) : undefined
    const given = lesson?.answers.find((one) => one.key === key)
    return lesson && given ? [{ ...lesson, answer: { given, alike: score } }] : []
  })
}
const [leastNear, mostBehind] = [0.25, 0.6] as const

function nextNearest(spoken: Spoken | undefined, talk: Talk): string[] | undefined {
  const [next] = spoken ? notNamedYet(talk) : []
  if (!next) return undefined
  const text = next.answer && next.answer.alike >= leastAlike ? next.answer.given.answer : next.argument
  return [`Another lesson comes near to it, ${linkTo(next, talk)}:`, text || next.description]
}
const leastAlike = 0.3

/** Where all was said: where the whole of it is, or who reads what isn’t answered. */
function atTheEnd(spoken: Spoken | undefined, talk: Talk): string[] {
  const { said, question } = talk
  const { lesson } = spoken ?? {}
  const { contactEmail } = question.own
  const lines = lesson
    ? [
        `That’s everything I have on it. ${linkTo(lesson, talk)} goes through it step by step, in ${lesson.minutes} minutes; its exercise is this: ${lesson.action}`,
        `I’ve told you all of what ${linkTo(lesson, talk)} answers. Tell me your own case in one sentence, with its numbers, and I look again.`,
      ]
    : linksProduct(said.last) || said.mentions('(/settings')
      ? [
          `That’s all there is to it here. Your own state is in [Settings](/settings), the rules are in the [terms](/terms), and ${contactEmail} reads what fits neither.`,
          `I have nothing beyond that. ${contactEmail} is read by a person who can look at your account.`,
        ]
      : [
          'There’s nothing more behind that answer. Ask the next question with the thing in it, and I’ll look for it again.',
          'I have no more on that. What are you trying to get done? One sentence is enough.',
        ]
  return [
    lines.find((line) => !said.has(line)) ??
      `Still nothing new, and I won’t fill the line with words. ${contactEmail} reads what’s about this product; for your business, a person who knows it takes you further.`,
  ]
}
