import type { getPace } from '#features/journey/pace/pace.contract.ts'
import { timesOf } from '#features/program/work-times.ts'
import { minutesText } from '#platform/format/durations.ts'
import { listed, spelled } from '#platform/format/numbers.ts'
import type { Reply } from '#shared/endpoint.ts'
import { dayName, on } from './day-names.ts'
import { asObject, next, sentence } from './lesson-words.ts'

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

/** `Catching up until May 24, not May 10: two lessons planned by now are still open.` */
function untilWhen({ meetsOn, promisedOn, openOfPlan }: CatchUp): string {
  if (!meetsOn && !promisedOn) return 'Catching up.'
  const until = meetsOn ? `Catching up until ${on(meetsOn)}` : 'Catching up'
  if (!promisedOn || meetsOn === promisedOn) return `${until}.`
  if (meetsOn && meetsOn < promisedOn) return `${until}, sooner than the ${on(promisedOn)} you planned.`
  const are = openOfPlan === 1 ? 'is' : 'are'
  const why =
    openOfPlan > 0
      ? `${spelled(openOfPlan, 'lesson')} planned by now ${are} still open`
      : 'your hours, your calendar or your plan changed'
  return meetsOn ? `${until}, not ${on(promisedOn)}: ${why}.` : `${until}, but no longer by ${on(promisedOn)}: ${why}.`
}

/** From here on a sum of work reads as a wall; one lesson is named. */
const longMinutes = 10 * 60

export function behind(pace: Pace): string {
  const { currentDay, doneDay, behind, minutesBehind } = pace
  const here = `You’re on day ${currentDay} with the work of day ${doneDay}.`
  const fieldMinutes = sum(behind, 'fieldMinutes')
  if (minutesBehind + fieldMinutes > longMinutes)
    return `${here} You don’t have to catch up today. ${next(pace, 'One lesson is enough')}`
  const count = sentence(spelled(behind.length, 'lesson'))
  const field = fieldMinutes > 0 ? ` and ${minutesText(fieldMinutes)} in the field` : ''
  const bring = behind.length === 1 ? 'brings' : 'bring'
  return `${here} ${count} ${bring} you up to date: about ${minutesText(minutesBehind)} at your desk${field}. ${next(pace, 'Next')}`
}

const sum = (lessons: Lessons, of: 'minutes' | 'fieldMinutes') => lessons.reduce((all, lesson) => all + lesson[of], 0)
