import { daysBetween } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Standing } from '../../../../../tools/server/own-record.ts'
import type { ProgramCalendar } from '../../../../../tools/server/read-calendar.ts'
import type { Kind, Talk } from '../../../talk.ts'
import { ownPace } from '../own-pace.ts'
import { isSurelyOwn } from '../standing-ask.ts'
import { membershipBegun } from './begun.ts'
import { type CalendarAsk, calendarAsk } from './calendar-ask.ts'
import { dateSaid } from './date-said.ts'
import { furtherDay } from './further-day.ts'
import { lessonLines } from './planned-lessons.ts'

/** Dates, days and planned lessons of the 180 days, as the member’s calendar stands today. */
export const calendar: Kind = {
  group: 'progress',
  read: (talk) => {
    const ask = calendarAsk(talk.plain) ?? furtherDay(talk)
    // “What was the set supposed to leave me by day 40?” asks for what one wrote.
    if (!ask || (ask.what === 'lessonsOn' && isSurelyOwn(talk))) return undefined
    return () => told(ask, talk)
  },
}

const lastDay = 180
const isOfPast = /\b(?:was|were|did|had|last|past|ago|yesterday|missed?|supposed)\b/

async function told(ask: CalendarAsk, talk: Talk): Promise<readonly string[]> {
  const { own } = talk.question
  const at = await own.standing()
  const plan = await own.calendar()
  const now = Temporal.PlainDate.from(at.today)
  const named = () => dateSaid(talk.plain, { today: now, isPast: isOfPast.test(talk.plain) })?.date
  switch (ask.what) {
    case 'today':
      return [`Today is **${weekdayDate(at.today)}**: ${dayLine(at)}`, ...behindLine(at)]
    case 'week':
      return [`You’re in **week ${Math.ceil(at.day / 7)}** of 26: ${dayLine(at)}`, ...behindLine(at)]
    case 'dayOn':
      return dayOn(named() ?? now, at, plan)
    case 'dateOf':
      return [...(await beside(talk, at)), ...ask.days.flatMap((day) => dateOf(day, at, plan))]
    case 'lessonsOn':
      return lessonLines(ask, { at, plan, date: named() }, talk)
    case 'begun':
      return ask.of === 'plan' ? membershipBegun(at, plan, talk) : [begunLine(at, plan)]
    case 'end':
      return [
        ...dateOf(lastDay, at, plan),
        'Nothing closes on that day: lessons, your Founder file and your numbers stay open as long as your plan does.',
        ...(/\bi\b/.test(talk.plain) ? ownPace(at) : []),
      ]
    case 'left':
      return left(ask, at, plan)
    case 'phase':
      return phaseDates(ask, at, plan)
  }
}

const weekdayDate = (date: string) => `${calendarDates.weekday(date)}, ${calendarDates.date(date)}`

const dayLine = ({ day, pausedUntil }: Standing) =>
  pausedUntil
    ? `your calendar is paused through ${calendarDates.date(pausedUntil)}, on **day ${day} of ${lastDay}**.`
    : `**day ${day} of ${lastDay}**.`

/** What is late by hours that were agreed to isn’t late by this day. */
const behindLine = ({ daysBehind, lessonsBehind, agreedHours }: Standing): string[] =>
  daysBehind < 3 || agreedHours
    ? []
    : [`Your lessons are ${counted(daysBehind, 'day')} behind that: ${counted(lessonsBehind, 'lesson')}.`]

const moves = 'A pause or moved days will shift it.'
const asItStands = 'as [your calendar](/settings#calendar) stands today'

/** Which day of the program a date is. */
function dayOn(date: Temporal.PlainDate, at: Standing, plan: ProgramCalendar): string[] {
  const on = weekdayDate(date.toString())
  const day = plan.dayOn(date.toString())
  const order = Temporal.PlainDate.compare(date, Temporal.PlainDate.from(at.today))
  if (day < 1)
    return [`${on} ${order < 0 ? 'was' : 'is'} before your day 1, which was **${calendarDates.date(plan.begunOn)}**.`]
  if (day > lastDay)
    return [
      `On ${on} your 180 days ${order > 0 ? 'will be' : 'are'} over: day ${lastDay} is **${calendarDates.date(dateOfDay(lastDay, at, plan))}**, ${asItStands}. Nothing closes then.`,
    ]
  return [
    `On ${on} you${order < 0 ? ' were' : order > 0 ? '’ll be' : '’re'} on **day ${day} of ${lastDay}**, ${asItStands}; today is day ${at.day}. ${moves}`,
  ]
}

/** Days that are left of a pause count nothing, and a day that a move can’t take back counts twice. */
function dateOfDay(day: number, { today, pausedUntil, day: now }: Standing, { dayOn }: ProgramCalendar): string {
  if (day === now && dayOn(today) === now) return today
  const from = pausedUntil && day > now ? pausedUntil : today
  return Temporal.PlainDate.from(from)
    .add({ days: day - dayOn(from) })
    .toString()
}

function dateOf(day: number, at: Standing, plan: ProgramCalendar): string[] {
  if (day < 1 || day > lastDay) return [`The program runs from day 1 to day ${lastDay}: you’re on **day ${at.day}**.`]
  const on = calendarDates.date(dateOfDay(day, at, plan))
  if (at.pausedUntil && day > at.day)
    return [
      `Your calendar is paused through **${calendarDates.date(at.pausedUntil)}** on day ${at.day}. If it runs on from there, day ${day} is **${on}**; a pause that ends earlier brings it forward.`,
    ]
  const date = dateOfDay(day, at, plan)
  const which = date === at.today ? ', which is today' : ''
  return [
    `Day ${day} ${date < at.today ? 'was' : 'is'} **${on}**${which}, ${asItStands}: you’re on **day ${at.day}**. ${moves}`,
  ]
}

/** What else of the walk the same message asks for. */
async function beside({ plain, question: { own } }: Talk, at: Standing): Promise<string[]> {
  const lessons = `**${counted(at.lessonsDone, 'core lesson')}** completed`
  const { points } = await own.earned()
  const parts = [
    ...(/\bhow many (?:core )?lessons\b/.test(plain) ? [lessons] : []),
    ...(/\bpoints\b/.test(plain) ? [`**${counted(points, 'point')}** in all`] : []),
  ]
  return parts.length === 0 ? [] : [`You have ${parts.join(' and ')}.`]
}

function begunLine(at: Standing, { begunOn, joinedOn }: ProgramCalendar): string {
  const first = `Your day 1 was **${weekdayDate(begunOn)}**; today is **day ${at.day} of ${lastDay}**.`
  return begunOn === joinedOn
    ? first
    : `${first} You joined on ${calendarDates.date(joinedOn)} and began again on that day.`
}

type LeftAsk = { unit: 'day' | 'week'; day: number | null }

function left({ unit, day }: LeftAsk, at: Standing, plan: ProgramCalendar): string[] {
  const until = day ?? lastDay
  const date = dateOfDay(until, at, plan)
  const on = calendarDates.date(date)
  const days = daysBetween(at.today, date)
  if (days <= 0) return [`Day ${until} ${days === 0 ? 'is today' : `was **${on}**`}: you’re on day ${at.day}.`]
  const weeks = `about ${counted(Math.round(days / 7), 'week')}`
  const told = unit === 'week' ? `**${weeks}**, ${counted(days, 'day')},` : `**${counted(days, 'day')}**, ${weeks},`
  return [
    `After today it’s ${told} to day ${until}, which is ${on}. Today is day ${at.day}.`,
    ...(day === null ? [`Still open in them: ${counted(at.lessonsLeft, 'core lesson')}.`] : []),
  ]
}

const order: Readonly<Record<string, number>> = {
  ...{ '1': 0, one: 0, first: 0, '2': 1, two: 1, second: 1, '3': 2, three: 2, third: 2, last: 2 },
}

function phaseDates(
  { phase, isEnd }: { phase: string; isEnd: boolean },
  at: Standing,
  plan: ProgramCalendar,
): string[] {
  const { phases } = plan
  const word = phase.replace(/\s?phase\s?/, '')
  const following = phases.findIndex(({ startDay }) => startDay > at.day)
  const place =
    word === 'next' ? following : (order[word] ?? phases.findIndex(({ name }) => name.toLowerCase() === word))
  const found = phases[place]
  if (!found) return [`You’re on day ${at.day}, in the last of the ${phases.length} phases: no other one begins.`]
  const day = isEnd ? found.endDay : found.startDay
  const [line = ''] = dateOf(day, at, plan)
  return [`**${found.name}** is day ${found.startDay} through ${found.endDay}. ${line}`]
}
