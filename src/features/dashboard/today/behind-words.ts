import type { getPace } from '#features/journey/pace/pace.contract.ts'
import { timesOf } from '#features/program/work-times.ts'
import { minutesText } from '#platform/format/durations.ts'
import { counted, listed, spelled } from '#platform/format/numbers.ts'
import { capitalized } from '#platform/format/words.ts'
import type { Reply } from '#shared/endpoint.ts'
import { dayName, on } from './day-names.ts'
import { asObject } from './lesson-words.ts'

type Pace = Reply<typeof getPace>
type CatchUp = NonNullable<Pace['catchUp']>
type Lessons = Pace['behind']

/** What a running plan has for today, and until when it runs. */
export function catchingUp({ catchUp, today, next }: Pace): string {
  if (!catchUp) return ''
  const until = untilWhen(catchUp)
  const lessons = catchUp.today
  const sums = { minutes: sum(lessons, 'minutes'), fieldMinutes: sum(lessons, 'fieldMinutes') }
  if (lessons.length > 0) return `${until} Today: ${listed(lessons.map(({ title }) => title))}, ${timesOf(sums)}.`
  const later = catchUp.nextOn && next ? ` ${dayName(catchUp.nextOn, today)}: ${asObject(next.title)}` : ''
  return `${until} Nothing is planned for today.${later}`
}

/** That a plan takes longer than it said is no reproach: what counts is until when it runs. */
function untilWhen({ meetsOn, promisedOn }: CatchUp): string {
  if (!meetsOn) return 'Catching up, one lesson at a time.'
  if (!promisedOn || meetsOn === promisedOn) return `Catching up until ${on(meetsOn)}.`
  if (meetsOn < promisedOn) return `Catching up until ${on(meetsOn)}, sooner than the ${on(promisedOn)} you planned.`
  return `Catching up, now until ${on(meetsOn)}.`
}

/** Where hours were agreed to that take longer than the calendar, and they are kept. */
export function onTimeWords({ onTime, agreedHours }: Pace): string | undefined {
  if (!onTime || !agreedHours) return undefined
  const { phase, lesson, lessons, endsOn } = onTime
  return `At your ${counted(agreedHours, 'hour')} a week you’re on time: lesson ${lesson} of ${lessons}. ${phase} ends about ${on(endsOn)}.`
}

/** From here on a sum of work reads as a wall, and how it is measured is what helps. */
const longMinutes = 10 * 60

/** What is between the work and the pace that was agreed to; of a long way, how to measure by other hours. */
export function gapWords({ behind, minutesBehind, daysBehind, agreedHours }: Pace): { words: string; link?: string } {
  const pace = agreedHours ? `your ${counted(agreedHours, 'hour')} a week` : 'the calendar'
  const fieldMinutes = sum(behind, 'fieldMinutes')
  if (minutesBehind + fieldMinutes > longMinutes) {
    const weeks = spelled(Math.max(1, Math.round(daysBehind / 7)), 'week')
    return agreedHours
      ? {
          words: `By ${pace}, you’re about ${weeks} behind.`,
          link: 'Change your hours, and we’ll adjust what’s due',
        }
      : {
          words: `By the calendar, you’re about ${weeks} behind.`,
          link: 'Say how many hours you have, and we’ll adjust what’s due',
        }
  }
  const count = capitalized(spelled(behind.length, 'lesson'))
  const field = fieldMinutes > 0 ? ` and ${minutesText(fieldMinutes)} in the field` : ''
  const bring = behind.length === 1 ? 'brings' : 'bring'
  return { words: `${count} ${bring} you up to ${pace}: about ${minutesText(minutesBehind)} at your desk${field}.` }
}

const sum = (lessons: Lessons, of: 'minutes' | 'fieldMinutes') => lessons.reduce((all, lesson) => all + lesson[of], 0)
