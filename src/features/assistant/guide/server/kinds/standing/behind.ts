import { calendarDates } from '#platform/format/dates.ts'
import { minutesText } from '#platform/format/durations.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Standing } from '../../../../tools/server/own-record.ts'

/** Whether the work is late by the pace that was agreed to, and what to do about it. */
export function behind(at: Standing): string[] {
  if (at.isFinished || at.pausedUntil) return []
  if (at.isOver) return [`Your 180 days are up: **${counted(at.lessonsLeft, 'core lesson')} left**, at your own pace.`]
  if (at.daysBehind === 0 && at.isCheck)
    return ['You run a business already, so Foundation is a check: none of its lessons is late on any day.']
  if (at.daysBehind === 0) return [inTime(at)]
  const work = `${counted(at.lessonsBehind, 'lesson')}, about ${minutesText(at.minutesBehind)} at your desk`
  if (at.agreedHours)
    return [
      `By your ${counted(at.agreedHours, 'hour')} a week, this would be done by now: **${work}**. Nothing is lost and nothing is locked. If these are more hours than you have, [change them](/settings#work-hours), and we’ll adjust what’s due.`,
    ]
  const first = `You’re **${counted(at.daysBehind, 'day')} behind** the calendar: ${work}.`
  return at.daysBehind < 3
    ? [first]
    : [
        `${first} Nothing is lost and nothing is locked. Start with the first of them; if the calendar weighs on you, [plan the catch-up or move your days](/settings#calendar), or [say how many hours you have](/settings#work-hours), and we’ll adjust what’s due.`,
      ]
}

/** At hours that take longer than the calendar plans, it isn’t the calendar that they are in time for. */
function inTime({ onTime, agreedHours }: Standing): string {
  if (!onTime || !agreedHours) return 'You’re not behind: the work of every day before today is done.'
  const { phase, lesson, lessons, endsOn } = onTime
  return `You’re **on time** at your ${counted(agreedHours, 'hour')} a week: lesson ${lesson} of ${lessons} of ${phase}, which ends about **${calendarDates.date(endsOn)}** at that pace.`
}
