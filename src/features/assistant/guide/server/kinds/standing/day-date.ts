import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Standing } from '../../../../tools/server/own-record.ts'
import type { Kind, Talk } from '../../talk.ts'

const lastDay = 180
const date = '(?:(?:on )?(?:what|which) (?:date|day|weekday)|when)'
/** “On what date is my day 60?” */
const asked = new RegExp(
  `\\b${date}\\b[^?.]{0,30}\\b(?:my |program )?day (\\d{1,3})\\b|\\bday (\\d{1,3})\\b[^?.]{0,24}\\b(?:${date}|(?:be|fall|falls|is) on)\\b`,
)

/** The days whose dates are asked for; with one, those that are named beside it too. */
function daysIn({ plain }: Pick<Talk, 'plain'>): number[] {
  if (!asked.test(plain)) return []
  const days = [...plain.matchAll(/\bday (\d{1,3})\b/g)].map(([, day]) => Number(day))
  return [...new Set(days)].filter((day) => day >= 1 && day <= lastDay).slice(0, mostDays)
}
const mostDays = 4

/** The dates of days of the program, as the member’s calendar stands today. */
export const dayDate: Kind = {
  name: 'progress',
  read: (talk) => {
    const days = daysIn(talk)
    return days.length === 0 ? undefined : () => told(days, talk)
  },
}

async function told(days: readonly number[], talk: Talk): Promise<readonly string[]> {
  const at = await talk.question.own.standing()
  return [...(await beside(talk, at)), ...days.flatMap((day) => dateOf(day, at))]
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

function dateOf(day: number, at: Standing): string[] {
  if (at.pausedUntil)
    return [
      `Your calendar is paused until **${calendarDates.date(at.pausedUntil)}** on day ${at.day}, so the dates of later days aren’t known yet. From then on day ${day} is ${counted(day - at.day, 'day')} later.`,
    ]
  const on = Temporal.PlainDate.from(at.today).add({ days: day - at.day })
  const which = day === at.day ? ', which is today' : ''
  return [
    `Day ${day} ${day < at.day ? 'was' : 'is'} **${calendarDates.date(on.toString())}**${which}, as [your calendar](/settings#calendar) stands today: you’re on **day ${at.day}**. A pause, or days that are moved, moves it.`,
  ]
}
