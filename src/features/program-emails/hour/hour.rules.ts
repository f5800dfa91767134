import type { getPace } from '#features/journey/pace/pace.contract.ts'
import type { Reply } from '#shared/endpoint.ts'

type Pace = Pick<Reply<typeof getPace>, 'next' | 'pause' | 'doneToday' | 'isFinished' | 'catchUp' | 'quietDays'>

/** Days without work after which no more of these emails come, until the member works again. */
export const mostQuietDays = 21

/** The lesson to name at the agreed hour; undefined where there is nothing to do then, or no one who does it. */
export function lessonOfTheHour(pace: Pace): NonNullable<Pace['next']> | undefined {
  const { next, pause, doneToday, isFinished, catchUp, quietDays } = pace
  if (!next || pause || isFinished || doneToday.length > 0) return undefined
  if (catchUp && catchUp.today.length === 0) return undefined
  return quietDays > mostQuietDays ? undefined : next
}
