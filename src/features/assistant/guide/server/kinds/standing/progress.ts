import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Standing } from '../../../../tools/server/own-record.ts'
import { isOfBusiness } from '../../help/of-business.ts'
import { linksLesson } from '../../said/links.ts'
import { type Kind, linked, type Talk, type Wish } from '../../talk.ts'
import { isAbout, knownTopic } from '../help.ts'
import { ownKey } from '../own/own-key.ts'
import { behind } from './behind.ts'
import { counts } from './counts.ts'
import { moduleStanding } from './module-standing.ts'
import { nextLines, nextOf } from './next-step.ts'
import { ownPace } from './own-pace.ts'
import { isLikelyStanding, isOfLesson, isSurelyStanding, type StandingAsk, standingAsk } from './standing-ask.ts'
import { isToldOfTrade } from './told-trade.ts'

/** Whoever tells this much asks about what they tell, whatever it resembles. */
const story = 160
const sign =
  /\b(?:how am i doing|(?:my|our) progress|how far (?:am i|have i|along|behind)|am i (?:\w+ )?(?:behind|late|ahead|on track|on schedule|on time)|how (?:many days |much )?behind|(?:days?|weeks?|lessons?|modules?) behind|(?:fallen|fell|falling|fall) behind(?! (?:with|on) (?:my )?(?:invoices|payments|bills|orders))|catch(?:ing)? up (?:again|with|on) (?:the )?(?:program|lessons|calendar|days)|how (?:do|can|should) i catch up|what(?:'s| is| comes) next(?! (?:to|for my customer))|what (?:should|do|shall|can|must|to) (?:i )?do (?:next|now|right now|today|this week|first)|where (?:am|do|did) i (?:stand|at|stop|leave off|left off)?\W*$|where (?:do|am) i (?:stand )?(?:now|today)?\W*$|(?:which|what) (?:program )?day (?:am i|is it|are we)|what have i (?:done|completed|finished|achieved)|how many lessons|how much of (?:the program|foundation|growth|optimization) have i|how much (?:is|do i have) left (?:to do|of the program)|(?:my|the) next (?:lesson|step)|which lesson|what lesson|how long (?:until|till) (?:the end|i finish|i'm done)|my status|continue where i)\b|^\W*(?:(?:ok|okay|so|right|alright|well|hi|hey|hello|good morning|morning)\b.{0,50})?\b(?:what now|now what|what(?:'s| is| do i do| comes| should i do)? first|what(?:'s| is) (?:on|up) (?:today|for today|this week)|where (?:do|should) i (?:start|begin))\W*$|\bjust (?:signed up|joined|started|registered)\b|\bi'm new here\b|\bfirst day\b.{0,20}\bwhat\b/

/** “At three lessons a week, when am I through?” */
const paceSign =
  /\b(\d+|one|two|three|four|five|six|seven|ten) (?:core )?(?:lessons?|of them|steps) (?:a|per|each|every) (day|week|month)\b/
const asksEnd = /\b(?:when|how long|by when|how many (?:days|weeks|months))\b/
const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
}
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4 }

const doneSign = /\b(?:what have i|done so far|finished so far|completed so far)\b/

/** Where the member stands, from their own record. */
export const progress: Kind = {
  group: 'progress',
  read: (talk) => {
    if (paceOf(talk)) return () => atThisPace(talk)
    return !goesOnFromLesson(talk) && isStanding(talk) ? () => answered(talk) : undefined
  },
  again: explained,
}

/** The same of a message that can hardly be anything else, before other kinds look for single words in it. */
export const surelyProgress: Kind = {
  ...progress,
  read: (talk) =>
    !isOther(talk) && !paceOf(talk) && isSurelyStanding(talk) && !ownKey(talk) ? () => answered(talk) : undefined,
}

/** What was earned is told with the points, not with the days. */
const asksEarned = /\b(?:points?(?! (?:me|us)\b)|pts|xp|badges?|levels?|streaks?|camps?)\b/

/** Money, and rows of figures, are of the business; so is what came in. */
const isOfMoney =
  /\b(?:money|cash|savings|the bank|bank balance)\b|[$€£]\s?\d|\d\s?[€%]|(?:\b\d[\d.,]*\b\D+){4}|\b(?:came|come|comes) in\b|\b(?:stars|reviews|followers)\b/

/** “My first lesson with a new student” is of the business, “which lesson is about customers?” isn’t. */
const ofLessons =
  /\b(?:modules?|phase|program|core lessons?)\b|\b(?:which|what|my next|the next|next) (?:lessons?|modules?)\b|\bbehind\b|\bday \d+\b/

const isOther = (talk: Talk): boolean =>
  asksEarned.test(talk.plain) ||
  (isOfBusiness(talk.plain) && !ofLessons.test(talk.plain)) ||
  isOfMoney.test(talk.plain) ||
  isToldOfTrade(talk.plain) ||
  isOfOtherTopic(talk)

/** “40 days off, and will I be behind?” is about the pause. */
function isOfOtherTopic(talk: Talk): boolean {
  const [first] = talk.question.look.topics(talk.text)
  if (first === undefined || !otherTopics.has(first.name) || first.share < surelyTopic) return false
  // “What is still open in phase 1?” asks for lessons, and not for what the plan opens.
  const { ask, share } = standingAsk(talk)
  return ask !== 'module' || share < surelyModule
}
const otherTopics = new Set(['pause', 'locked', 'complete-lesson', 'certificate', 'refund'])
const [surelyTopic, surelyModule] = [0.6, 0.9] as const

const isStanding = (talk: Talk): boolean =>
  !isOther(talk) &&
  ((sign.test(talk.plain) && !isOfLesson(talk)) ||
    knownTopic(talk) === 'progress' ||
    (talk.text.length < story && isAbout('progress', talk) && !ownKey(talk)) ||
    (isLikelyStanding(talk) && !ownKey(talk)))

/** Just what is asked for, where that is clear; else all of it. */
async function answered(talk: Talk): Promise<readonly string[]> {
  const { ask, share, ofAsk } = standingAsk(talk)
  if (share < clear || ofAsk < share * mostly) return standing(talk)
  const at = await talk.question.own.standing()
  if (at.isFinished || at.pausedUntil) return standing(talk)
  const lines = await linesFor(ask, at, talk)
  return !lines || lines.every((line) => talk.said.has(line)) ? standing(talk) : lines
}
const clear = 0.3
/** Below this part of it, more than one thing is asked for. */
const mostly = 0.6

async function linesFor(ask: StandingAsk, at: Standing, talk: Talk): Promise<readonly string[] | undefined> {
  if (ask === 'module') return moduleStanding(talk)
  if (ask === 'pace') return ownPace(at)
  if (ask === 'count') {
    const next = await nextOf(talk, at)
    return [...(await counts(talk, at, next)), ...behind(at), ...next]
  }
  if (ask !== 'next' || !talk.question.member.next) return undefined
  return [...(await nextLines(talk, at)), ...(await runningOf(talk)), ...briefly(at)]
}

const briefly = ({ daysBehind, lessonsBehind, isOver }: Standing): string[] =>
  daysBehind < 3 || isOver ? [] : [`You’re ${counted(lessonsBehind, 'lesson')} behind.`]

/** “What now?” after an answer about the business is about that. */
export const goesOnFromLesson = ({ plain, said }: Talk): boolean =>
  /^\W*(?:(?:ok|okay|so|and) )*(?:what now|now what|what first|where do i start)\W*$/.test(plain) &&
  (linksLesson(said.last) || said.was('left-out')) &&
  !said.was('progress')

function paceOf({ plain }: Talk): { lessons: number; per: string } | undefined {
  const [, count = '', per = ''] = paceSign.exec(plain) ?? []
  const lessons = numberWords[count] ?? Number(count)
  return lessons > 0 && asksEnd.test(plain) ? { lessons, per } : undefined
}

async function atThisPace(talk: Talk): Promise<readonly string[]> {
  const at = await talk.question.own.standing()
  const { lessons, per } = paceOf(talk) ?? { lessons: 1, per: 'week' }
  if (at.isFinished) return where(at, talk.question.member.percent, null)
  const periods = at.lessonsLeft / lessons
  const end = Temporal.PlainDate.from(at.today).add({ days: Math.ceil(periods * (daysOf[per] ?? 7)) })
  return [
    `${counted(at.lessonsLeft, 'core lesson')} left ÷ ${lessons} a ${per} = **${counted(Math.ceil(periods), per)}**: about **${calendarDates.date(end.toString())}**.`,
    'That counts what your plan opens today, and no day off. [Your calendar](/settings#calendar) can be moved to it.',
  ]
}

async function explained(wish: Wish, talk: Talk): Promise<readonly string[]> {
  const at = await talk.question.own.standing()
  const { next } = talk.question.member
  const lesson = next && talk.question.look.lesson(next.id)
  if (wish === 'simpler') return [next ? `One thing: do *${next.title}* next.` : 'There’s nothing left to do.']
  if ((wish === 'example' || wish === 'list' || wish === 'more') && lesson) return [lesson.description, lesson.action]
  return [
    `The days are counted from the date your calendar began, ${counted(at.lessonsDone, 'core lesson')} is what you marked as complete, and behind means core lessons that aren’t complete yet and that ${at.agreedHours ? 'the hours you agreed to would have held by now' : 'the calendar had for earlier days'}.`,
  ]
}

async function standing(talk: Talk): Promise<readonly string[]> {
  const { member, own } = talk.question
  const at = await own.standing()
  const lines = [
    ...where(at, member.percent, doneSign.test(talk.plain) ? member.lastCompleted : null),
    ...behind(at),
    ...(await runningOf(talk)),
    ...(await nextOf(talk, at)),
  ]
  return lines.every((line) => talk.said.has(line)) ? [again(talk, at)] : lines
}

const runningOf = async (talk: Talk): Promise<string[]> =>
  (await talk.question.own.running()).map((one) => {
    const so = one.of === null ? `${one.done} ${one.unit}` : `${one.done} of ${one.of} ${one.unit}`
    return `Running: ${linked(one.title, one.href, talk)}, ${so}.`
  })

function where(at: Standing, percent: number, last: string | null): string[] {
  const done = `${counted(at.lessonsDone, 'core lesson')} (${percent}%)`
  if (at.isFinished) return ['You’ve completed the whole program. Everything stays open.']
  const days = at.pausedUntil
    ? `Your calendar is **paused through ${calendarDates.date(at.pausedUntil)}** on day ${at.day} of 180, so you can’t fall behind. You’ve completed **${done}**.`
    : `You’re on **day ${at.day} of 180** and have completed **${done}**.`
  return [last ? `${days} The last one was *${last}*.` : days]
}

const again = (talk: Talk, at: Standing) =>
  `Nothing has changed since I last looked: **day ${at.day}, ${at.isOver ? `${counted(at.lessonsLeft, 'lesson')} left` : at.daysBehind === 0 ? 'on time' : `${counted(at.daysBehind, 'day')} behind`}**${talk.question.member.next ? `, and *${talk.question.member.next.title}* is still next` : ''}.`
