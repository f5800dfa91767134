import { timesOf } from '#features/program/work-times.ts'
import type { Passage } from '../../../../../models/server/chat-model.ts'
import { skipLessons } from '../../../help/skip-lessons.ts'
import { type Kind, linked, linkTo, type Say, saidAs, type Talk } from '../../../talk.ts'
import { helped } from '../../help.ts'
import { moduleStanding } from '../../standing/module-standing.ts'
import { nextLessonNow } from '../../standing/next-lesson.ts'
import { lessonIn } from '../spoken.ts'
import { namesNothing } from '../turns/stands-alone.ts'
import { saysNothing } from './leaning.ts'

const lead = '^\\W*(?:(?:and|so|ok|okay|but|then|right)[, ]+)*'
const asks = {
  which: new RegExp(`${lead}(?:(?:in|of|from) )?(?:which|what) (?:lesson|module|phase|part|sheet|page)\\b.{0,30}$`),
  takes: new RegExp(`${lead}(?:how (?:long|much time|many (?:minutes|hours))|is (?:it|that) long)\\b`),
  left: /\b(?:left|open|missing|to do|remain\w*|to go)\b/,
  needs: new RegExp(`${lead}what (?:do|will|would) (?:i|we) (?:need|do|have to do|get)\\b`),
  skip: /\b(?:skip|leave (?:it|that|this) out|without (?:it|that|this))\b/,
  time: /\b(?:only|just|i have|i've got|with)\b.{0,20}\b\d{1,3} ?(?:minutes?|mins?|hours?|h)\b/,
} as const
const longest = 70

/** “How long does that take?”, “which module is it in?”, “what’s left in this phase?”: said to where one stands. */
export const ofStandingBefore: Kind = {
  group: 'progress',
  read: (talk) => {
    if (talk.plain.length > longest || talk.said.last === '') return undefined
    return talk.said.was('progress') ? (leftIn(talk) ?? ofLesson(talk)) : lessonOfAsked(talk)
  },
}

/** “This phase” is the one of today. */
function leftIn(talk: Talk): Say | undefined {
  const { plain, question } = talk
  const { phase, module } = question.member
  const [, named] = /\b(?:this|the|my|that) (?:current )?(phase|module)\b/.exec(plain) ?? []
  const here = named === 'module' ? module : phase
  if (!asks.left.test(plain) || (named === undefined && !phaseNamed.test(plain)) || (named && here === ''))
    return undefined
  const asked = named === undefined ? plain : here.toLowerCase()
  return async () => (await moduleStanding({ ...talk, plain: asked })) ?? []
}
const phaseNamed = /\b(?:foundation|growth|optimization)\b/

/** What is asked of the lesson that was named as the next. */
function ofLesson(talk: Talk): Say | undefined {
  const { plain, said } = talk
  const lesson = said.last.includes('**Next:**') ? lessonIn(talk) : undefined
  if (!lesson) return undefined
  const name = linkTo(lesson, talk)
  if (asks.time.test(plain)) return async () => [(await nextLessonNow(withNext(lesson, talk))) ?? '']
  if (!namesNothing(plain) && !saysNothing(talk)) return undefined
  if (asks.which.test(plain)) return async () => [`It’s ${name}${await placeOf(lesson.id, talk)}.`]
  if (asks.skip.test(plain)) return () => helped(skipLessons, talk)
  if (asks.takes.test(plain)) return () => [takes(lesson, talk), `What you do in it: ${lesson.action}`]
  return asks.needs.test(plain) ? () => [`For ${name}: ${lesson.action}`, lesson.outcome] : undefined
}

function takes(lesson: Passage, talk: Talk): string {
  return `${linkTo(lesson, talk)} takes about **${timesOf(lesson)}**, its exercise included.`
}

/** Where pages are filled in and nothing is marked, another lesson was named than the first that is open. */
function withNext(lesson: Passage, talk: Talk): Talk {
  const { question } = talk
  const [, moduleId = ''] = /\/modules\/([^/]+)\//.exec(lesson.href) ?? []
  const next = { id: lesson.id, moduleId, title: lesson.title, fieldMinutes: lesson.fieldMinutes }
  return { ...talk, question: { ...question, member: { ...question.member, next } } }
}

const near = 0.3

/** “Which lesson is that?”, after an answer that names none: the nearest to what was asked before. */
function lessonOfAsked(talk: Talk): Say | undefined {
  const { plain, said, question } = talk
  if (!asksLesson.test(plain) || !namesNothing(plain) || lessonIn(talk)) return undefined
  const [meant] = question.look.meant(said.asked).filter(({ kind }) => kind === 'lesson')
  const lesson = meant && meant.score >= near ? question.look.lesson(meant.id) : undefined
  return (
    lesson &&
    (() =>
      saidAs('lesson', [
        `The lesson nearest to what you asked is ${linked(lesson.title, lesson.href, talk)}: ${lesson.description}`,
      ]))
  )
}
const asksLesson = new RegExp(`${lead}(?:(?:in|of|from) )?(?:which|what) lesson\\b.{0,20}$`)

/** Its module and phase, by where its page is. */
async function placeOf(id: string, talk: Talk): Promise<string> {
  const modules = await talk.question.own.modules()
  const found = modules.find(({ open }) => open.some(({ href }) => href.endsWith(`/${id}`)))
  return found ? `, in the module ${linked(found.title, found.href, talk)} of ${found.phase}` : ''
}
