import { countInSentence } from '#features/founder-file/running/running.rules.ts'
import { programDays } from '#features/journey/journey.rules.ts'
import { offWords } from '#features/journey/pace/off-words.ts'
import type { getPace } from '#features/journey/pace/pace.contract.ts'
import { beginAgainIsOffered, daysOff, isFarBehind, paceLimits } from '#features/journey/pace/pace.rules.ts'
import { daysBetween } from '#platform/format/date-steps.ts'
import { counted, spelled } from '#platform/format/numbers.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { Dashboard } from '../dashboard.contract.ts'
import { backFromPause } from './back-from-pause.rules.ts'
import { catchingUp } from './behind-words.ts'
import { dayName } from './day-names.ts'
import { asObject, next, worked } from './lesson-words.ts'

export type Pace = Reply<typeof getPace>

export type Running = Dashboard['running'][number]

/** What a member is told first, and what the one button does; `back` is the running lesson that it opens then. */
export type Today = {
  words: string
  action: 'lesson' | 'ahead' | 'begin-again' | 'phase' | 'next-phase' | 'week' | 'summit' | 'days-over' | 'none'
  back?: NonNullable<Pace['next']>
}

/** Where a member stands, with the work before today in it. */
export function today(pace: Pace, running: readonly Running[] = []): Today {
  return (
    withoutNext(pace) ??
    backTo(pace, running) ??
    nothingOpen(pace) ??
    afterTheEnd(pace) ??
    begun(pace) ??
    comingBack(pace) ??
    ordinary(pace)
  )
}

/** What does not depend on a lesson that comes next. */
function withoutNext(pace: Pace): Today | undefined {
  const { isFinished, pause, currentDay } = pace
  if (isFinished) return { words: finished(pace), action: 'summit' }
  if (pause)
    return {
      words: `Your program is paused. Day ${currentDay} waits for you.`,
      action: 'ahead',
    }
  if (beginAgainIsOffered(pace))
    return { words: 'You haven’t started yet. Begin again on day 1?', action: 'begin-again' }
  return lastStep(pace) ?? phaseBehind(pace) ?? doneWithToday(pace)
}

/** So close, no day is over and no day is late. */
function lastStep(pace: Pace): Today | undefined {
  const { lessonsLeft, lessonsShut, lessonsDone } = pace
  if (lessonsLeft !== 1 || lessonsShut > 0 || lessonsDone === 0 || !pace.next) return undefined
  return { words: next(pace, 'One lesson to the summit'), action: 'lesson' }
}

/** A phase is looked back on the day it ends. */
function phaseBehind({ phaseDone, doneToday }: Pace): Today | undefined {
  if (!phaseDone || doneToday.length === 0) return undefined
  return { words: `${phaseDone.name} is behind you. See what you made.`, action: 'phase' }
}

function doneWithToday(pace: Pace): Today | undefined {
  return isDoneForToday(pace) ? { words: doneForToday(pace), action: pace.next ? 'ahead' : 'none' } : undefined
}

/** The day of the last lesson, and every day after it. */
const finished = ({ doneToday }: Pace): string =>
  doneToday.length > 0
    ? 'You made it. Stand here a minute.'
    : 'It’s all behind you. Your map, your numbers and what’s next are on the summit.'

/** The first running exercise whose day has come. */
function backTo({ next, today }: Pace, running: readonly Running[]): Today | undefined {
  const one = running.find(({ isBack }) => isBack)
  if (!one) return undefined
  const { subModuleId: id, moduleId, title, backOn } = one
  const day = backOn === today ? 'Back today' : 'Ready to pick up'
  const then = next && next.id !== id ? ` Then: ${asObject(next.title)}` : ''
  return {
    words: `${day}: ${asObject([title, countInSentence(one)].filter(Boolean).join(', '))}${then}`,
    action: 'lesson',
    back: { id, moduleId, title, minutes: 0, fieldMinutes: 0 },
  }
}

/** A plan says how much a day holds; without one, any work is a day’s work, and never more so than for who is behind. */
const isDoneForToday = ({ doneToday, catchUp }: Pace): boolean =>
  doneToday.length > 0 && (!catchUp || catchUp.today.length === 0)

const isLate = ({ daysBehind, behind }: Pace) => isFarBehind({ daysBehind, lessonsBehind: behind.length })

function doneForToday(pace: Pace): string {
  const { next, catchUp, nextHourOn, today, doneToday } = pace
  const done =
    isLate(pace) && !catchUp
      ? `${welcome(pace)}Done today: ${worked(doneToday)}. That’s enough for one day.`
      : `${welcome(pace)}Done for today.`
  if (!next) return done
  const nextOn = catchUp?.nextOn ?? nextHourOn
  return `${done} ${nextOn ? dayName(nextOn, today) : 'Tomorrow'}: ${asObject(next.title)}`
}

/** For the first work after days without. */
const welcome = ({ lastWork, today }: Pace): string =>
  lastWork !== null && daysBetween(lastWork.on, today) >= paceLimits.quietDays ? 'Good to have you back. ' : ''

function nothingOpen({ next, lessonsDone, opensWith }: Pace): Today | undefined {
  if (next) return undefined
  const done = `You’ve finished all ${counted(lessonsDone, 'lesson')} that your plan opens.`
  // From there on the business goes by weeks: `week.rules.ts` has the words.
  return { words: done, action: opensWith ? 'week' : 'none' }
}

function afterTheEnd(pace: Pace): Today | undefined {
  const { daysOver, currentDay, catchUp } = pace
  if (currentDay < programDays || catchUp) return undefined
  const start = daysOver > 0 ? `Your ${programDays} days are up` : `Day ${programDays}`
  const words = `${start}, and nothing closes: what you made is yours, and the rest waits for you. ${next(pace, 'Next')}`
  return { words, action: daysOver <= lookBackDays ? 'days-over' : 'lesson' }
}
/** For so long after the last day, the 180 come before the next lesson. */
const lookBackDays = 14

/** The Founder file is under way and no lesson was completed: what moves the day and the map is the lesson. */
function begun(pace: Pace): Today | undefined {
  if (!pace.hasWritten || pace.lessonsDone > 0 || pace.catchUp) return undefined
  const words = `Your Founder file is under way. Mark a lesson complete and the map moves too. ${next(pace, 'Next')}`
  return { words, action: 'lesson' }
}

function comingBack(pace: Pace): Today | undefined {
  const { catchUp, hasCatchUpLapsed, quietDays, lessonsDone } = pace
  if (catchUp) return { words: catchingUp(pace), action: catchUp.today.length > 0 ? 'lesson' : 'ahead' }
  if (quietDays < paceLimits.quietDays) return undefined
  const start = hasCatchUpLapsed ? `Good to see you. ${lapsed}` : 'Good to see you.'
  const where = hasCatchUpLapsed ? 'Pick up where you left off' : off(pace)
  return { words: `${start} ${next(pace, lessonsDone > 0 ? where : 'Start here')}`, action: 'lesson' }
}

const lapsed = 'Your catch-up plan ended by itself after two weeks without work, and nothing is lost.'

/** After more than a month the days aren’t counted out. */
const off = (pace: Pace): string =>
  daysOff(pace) > 30 ? 'Everything is where you left it' : `${offWords(pace)}. Pick up where you left off`

/** What lies between the work and the pace that was agreed to: once a week, and on the way back, it is worth a second line. */
export function tellsGap(pace: Pace): boolean {
  const { catchUp, pause, daysOver, currentDay, quietDays, isFirstOfWeek, lessonsLeft, lessonsDone } = pace
  const isOver = daysOver > 0 || currentDay >= programDays
  if (catchUp || pause || isOver || lessonsDone === 0 || lessonsLeft <= paceLimits.fewLeft) return false
  return isLate(pace) && (isFirstOfWeek === true || quietDays >= paceLimits.quietDays)
}

function ordinary(pace: Pace): Today {
  const { currentDay, lessonsDone, lastWork, phaseDone } = pace
  if (phaseDone) return { words: `${phaseDone.name} is behind you. ${next(pace, when(pace))}`, action: 'next-phase' }
  const action = pace.isDayOff && lessonsDone > 0 ? 'ahead' : 'lesson'
  const back = backFromPause(pace)
  if (back) return { words: `${back} ${next(pace, when(pace))}`, action }
  if (lessonsDone === 0) return { words: `Day ${currentDay}. ${firstLesson(pace)}`, action }
  if (!lastWork) return { words: next(pace, `Day ${currentDay}`), action }
  if (currentDay === 1)
    return { words: `Day 1 again, with ${spelled(lessonsDone, 'lesson')} done. ${next(pace, when(pace))}`, action }
  return { words: `${doneBefore(pace)}${next(pace, when(pace))}`, action }
}

function firstLesson({ next, check }: Pace): string {
  if (next && check) return `Start from your own numbers: ${asObject(next.title)}`
  if (next?.minutes === 0) return `Start here: ${asObject(next.title)}`
  return next ? `One ${next.minutes}-minute lesson and you’re moving: ${asObject(next.title)}` : ''
}

/** On a day that was not agreed to, the lesson is that of the next one that was. */
function when({ isDayOff, nextHourOn, today }: Pace): string {
  if (!isDayOff || !nextHourOn) return 'Today'
  const day = dayName(nextHourOn, today)
  return day === 'Tomorrow' ? day : `Next on ${day}`
}

/** `Yesterday: Ten numbers. ` or `Last time: …`. A weekday alone would read as a plan. */
function doneBefore({ lastWork, today }: Pace): string {
  if (!lastWork) return ''
  return `${daysBetween(lastWork.on, today) === 1 ? 'Yesterday' : 'Last time'}: ${worked(lastWork.lessons)}. `
}
