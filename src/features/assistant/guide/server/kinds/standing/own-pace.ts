import { counted } from '#platform/format/numbers.ts'
import type { Standing } from '../../../../tools/server/own-record.ts'

const lastDay = 180

/** What the pace so far comes to, and what day 180 needs. */
export function ownPace(at: Standing): string[] {
  const daysLeft = Math.max(1, lastDay - at.day + 1)
  const needed = perWeek(at.lessonsLeft, daysLeft)
  const need = `${counted(at.lessonsLeft, 'core lesson')} left in ${counted(daysLeft, 'day')} is **${needed} a week**`
  if (at.lessonsLeft === 0) return ['Every core lesson that your plan opens is done, so yes.']
  if (at.isOver)
    return [`Your ${lastDay} days are up: **${counted(at.lessonsLeft, 'core lesson')} left**, at your own pace.`]
  if (at.lessonsDone === 0)
    return [
      `${need}. You haven’t completed one yet, so there’s no pace of yours to go by: do the next one, and ask me again in a week.`,
    ]
  const soFar = at.lessonsDone / Math.max(1, at.day)
  const daysNeeded = Math.ceil(at.lessonsLeft / soFar)
  const told = `You’ve completed ${at.lessonsDone} in ${counted(at.day, 'day')}: ${perWeek(at.lessonsDone, at.day)} a week.`
  return daysNeeded <= daysLeft
    ? [
        `${told} ${need}, so **yes, at this pace you make it by day ${lastDay}**, with ${counted(daysLeft - daysNeeded, 'day')} to spare.`,
      ]
    : [
        `${told} ${need}, so **not at this pace**: it would be about day ${at.day + daysNeeded}.`,
        'More a week, or a calendar that fits: [plan the catch-up](/dashboard) or [move your days](/settings#calendar). Nothing closes on day 180.',
      ]
}

const perWeek = (lessons: number, days: number) => Math.round((70 * lessons) / days) / 10
