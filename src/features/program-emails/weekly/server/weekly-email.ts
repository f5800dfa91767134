import { programDays } from '#features/journey/journey.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { counted, spelled } from '#platform/format/numbers.ts'
import { capitalized } from '#platform/format/words.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import type { EmailText } from '#platform/server/mail/email-frame.ts'
import { memberLink, unsubscribable } from '../../server/unsubscribable.ts'
import { lastQuietWeek, type Recipient, type WeeklyReport } from './weekly-report.ts'

const shownTitles = 12

/** The week in figures and titles, and the next step. Contains no images and no tracking links. */
export function weeklyEmail(ctx: Context, { id, email, firstName }: Recipient, report: WeeklyReport): Email {
  return unsubscribable(ctx, 'weekly', id, {
    kind: 'weekly progress',
    to: email,
    subject: subjectOf(report),
    paragraphs: [firstName ? `Hello ${firstName},` : 'Hello,', opening(report), ...sinceFirstOf(report)],
    facts: factsOf(report),
    lists: [...promisesOf(report), ...completedOf(report), ...businessOf(report)],
    ...actionOf(ctx, report),
    ...numbersOf(ctx, report),
    because: becauseOf(report),
  })
}

const isQuiet = ({ completed, points }: WeeklyReport) => completed.length === 0 && points === 0

const lessons = (count: number) => counted(count, 'lesson')

/** From then on it comes only after weeks in which something happened. */
const isOver = ({ isFinished, isPast }: WeeklyReport) => isFinished || isPast

function becauseOf(report: WeeklyReport): string {
  if (isLastDayTold(report)) return `You get this once, now that your ${programDays} days are over.`
  if (isOver(report)) return 'You get this after a week in which you did something here.'
  if (isLastQuiet(report)) return 'You’ll get these again once you’re back.'
  return 'You get this every Monday.'
}

/** The first of these emails after the last day, of who has lessons left. */
const isLastDayTold = ({ isPast, isCountWeek }: WeeklyReport) => isPast && isCountWeek

function subjectOf(report: WeeklyReport): string {
  if (isLastDayTold(report)) return `Your ${programDays} days are over: what you take with you`
  const where = placeOf(report)
  if (isQuiet(report)) return `${where}: your next step`
  return `${where}: ${report.completed.length === 0 ? 'your week' : `${lessons(report.completed.length)} last week`}`
}

function placeOf({ isFinished, isPast, day }: WeeklyReport): string {
  if (isFinished) return 'The program is behind you'
  return isPast ? `After day ${programDays}` : `Day ${day} of ${programDays}`
}

function opening(report: WeeklyReport): string {
  if (report.isFinished) return 'You finished the program. Here are your last seven days.'
  if (report.isPast) return `Your ${programDays} days are over, and your work isn’t locked. ${afterTheDays(report)}`
  const today = `Today is day ${report.day} of your ${programDays}.`
  if (!isQuiet(report)) return `${today} Here are your last seven days.`
  if (report.next?.kind === 'upgrade') return today
  return `${today} ${quietWords(report)}`
}

/** The last day is told once, with what was done until it. */
function afterTheDays(report: WeeklyReport): string {
  if (!isLastDayTold(report)) return 'Here are your last seven days.'
  if (report.lessonsDone === 0) return 'What you wrote stays yours.'
  return `You completed ${lessons(report.lessonsDone)}; ${report.lessonsDone === 1 ? 'it' : 'they'} and every page you wrote stay yours.`
}

const sinceFirstOf = ({ isCountWeek, business: { sinceFirst } }: WeeklyReport): string[] =>
  isCountWeek && sinceFirst ? [sinceFirst] : []

/** The same words each Monday would be noise; so they change, and then they stop. */
function quietWords(report: WeeklyReport): string {
  const { quietWeeks: weeks, way } = report
  if (isLastQuiet(report))
    return 'A quiet month happens. This is the last of these emails until you’re back: everything waits where you left it, and the first thing you do here starts them again.'
  if (weeks > 1) return `${capitalized(spelled(weeks, 'quiet week'))}. ${waysToContinue[way]}`
  if (weeks === 0) return 'Your next lesson waits where you left it.'
  return 'Quiet week. Nothing lost: everything waits where you left it, and one lesson gets you moving again.'
}

/** The email that is the last one until the member is back. */
const isLastQuiet = ({ quietWeeks }: WeeklyReport) => quietWeeks >= lastQuietWeek

const waysToContinue: Record<WeeklyReport['way'], string> = {
  'begin-again': 'Nothing is late: your dashboard can make the day you begin your day 1.',
  asked: 'Your dashboard asks how you’d like to continue, and any answer is fine.',
  lesson: 'Everything waits where you left it, and one lesson is enough to be back.',
}

function factsOf(report: WeeklyReport): NonNullable<EmailText['facts']> {
  if (isQuiet(report)) return []
  const { completed, points, streak, workStreak, progress } = report
  return [
    { label: 'Lessons completed', value: String(completed.length) },
    { label: 'Points earned', value: String(points) },
    ...(workStreak > 0 ? [{ label: 'Work streak', value: counted(workStreak, 'day') }] : []),
    ...(streak > 0 ? [{ label: 'Gratitude streak', value: counted(streak, 'day') }] : []),
    { label: 'Whole program', value: `${progress}%` },
  ]
}

type Lists = NonNullable<EmailText['lists']>

/** Open ones by their day, so that those whose day is over come first. */
const promisesOf = ({ promises }: WeeklyReport): Lists =>
  promises.length === 0
    ? []
    : [
        {
          title: 'You promised your coach',
          items: promises
            .slice(0, shownTitles)
            .map(({ text, dueOn, isLate }) => `${text} (${isLate ? 'was due' : 'by'} ${calendarDates.date(dueOn)})`),
        },
      ]

function completedOf({ completed }: WeeklyReport): Lists {
  if (completed.length === 0) return []
  const more = completed.length - shownTitles
  const items = more > 0 ? [...completed.slice(0, shownTitles), `and ${more} more`] : completed
  return [{ title: 'You completed', items }]
}

/** As it was last measured; a quiet week’s email stays short. */
const businessOf = (report: WeeklyReport): Lists =>
  isQuiet(report) || report.business.lines.length === 0
    ? []
    : [{ title: 'Your business, as you last measured it', items: report.business.lines }]

const numbersOf = (ctx: Context, { business }: WeeklyReport): Pick<EmailText, 'also'> =>
  business.isEntryDue
    ? { also: { label: 'Enter this week’s numbers', url: memberLink(ctx, '/founder-file/numbers') } }
    : {}

function actionOf(ctx: Context, { next, isFinished }: WeeklyReport): Pick<EmailText, 'action'> {
  if (isFinished) return { action: { ...summit, url: memberLink(ctx, '/summit') } }
  if (!next) return {}
  const label = next.kind === 'upgrade' ? next.title : `Next: ${next.title}`
  return { action: { label, url: memberLink(ctx, next.href), note: `${next.reason}.` } }
}

const summit = {
  label: 'Go to the summit',
  note: 'Your map, your numbers from day 1 to day 180, and what you made. Enter your numbers again whenever you count them.',
}
