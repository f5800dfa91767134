import { calendarDates } from '#platform/format/dates.ts'
import type { Standing } from '../../../../../tools/server/own-record.ts'
import type { PlannedLesson, ProgramCalendar } from '../../../../../tools/server/read-calendar.ts'
import { linked, type Talk } from '../../../talk.ts'
import { nextLesson } from '../next-lesson.ts'

type Asked = { days: readonly number[]; week: 'this' | 'next' | 'last' | null }
type On = { at: Standing; plan: ProgramCalendar; date: Temporal.PlainDate | undefined }

const lastDay = 180
const weeksAway = { this: 0, next: 7, last: -7 } as const

/** What the calendar has planned for a day or a week, with whether it is done; else what comes before and after it. */
export function lessonLines({ days, week }: Asked, { at, plan, date }: On, talk: Talk): string[] {
  const today = Temporal.PlainDate.from(at.today)
  if (week) {
    const monday = today.add({ days: weeksAway[week] + 1 - today.dayOfWeek })
    const [from, to] = [plan.dayOn(monday.toString()), plan.dayOn(monday.add({ days: 6 }).toString())]
    const title = `The week of ${calendarDates.dayOfYear(monday.toString())}, day ${Math.max(1, from)} through ${to}`
    return [...planned(title, [Math.max(1, from), to], plan, talk), ...own(talk)]
  }
  const named = days.length > 0 ? days : date ? [plan.dayOn(date.toString())] : []
  const lines = named.flatMap((day) => {
    const on =
      date && days.length === 0
        ? `${calendarDates.weekday(date.toString())}, ${calendarDates.date(date.toString())}, day ${day}`
        : `Day ${day}`
    if (day < 1) return [`${on.replace(/, day .*/, '')} was before your day 1, ${calendarDates.date(plan.begunOn)}.`]
    if (day > lastDay) return [`On ${on.replace(/, day .*/, '')} your 180 days are over, so nothing is planned on it.`]
    return planned(on, [day, day], plan, talk)
  })
  return [...lines, ...own(talk)]
}

function planned(
  title: string,
  [from, to]: readonly [number, number],
  { lessons }: ProgramCalendar,
  talk: Talk,
): string[] {
  const found = lessons.filter(({ day }) => day >= from && day <= to)
  if (found.length > 0)
    return [
      `**${title}**: planned ${found.length === 1 ? 'is' : 'are'}`,
      found.map((one) => `- ${lineOf(one, talk)}`).join('\n'),
    ]
  const before = lessons.findLast(({ day }) => day < from)
  const after = lessons.find(({ day }) => day > to)
  return [
    `**${title}**: no new lesson begins, so there’s time for the exercise of the one before.`,
    [
      ...(before ? [`- day ${before.day}: ${lineOf(before, talk)}`] : []),
      ...(after ? [`- day ${after.day}: ${lineOf(after, talk)}`] : []),
    ].join('\n'),
  ]
}

const lineOf = ({ title, href, minutes, isDone, opensWith }: PlannedLesson, talk: Talk): string => {
  const name = opensWith && !isDone ? `*${title}*` : linked(title, href, talk)
  const state = isDone ? 'completed' : opensWith ? `opens with ${opensWith}` : 'not completed yet'
  return `${name}${minutes > 0 ? `, about ${minutes} min` : ''}: ${state}`
}

/** The calendar plans, and the order of the lessons is what counts. */
const own = (talk: Talk): string[] => {
  const next = nextLesson(talk)
  return next && !talk.said.has(next) ? [next] : []
}
