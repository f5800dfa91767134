import type { Running } from '#features/founder-file/running/running.contract.ts'
import type { getPace } from '#features/journey/pace/pace.contract.ts'
import type { Reply } from '#shared/endpoint.ts'

type Pace = Pick<Reply<typeof getPace>, 'next' | 'pause' | 'doneToday' | 'isFinished' | 'catchUp' | 'quietDays'>

/** Days without work after which no more of these emails come, until the member works again. */
export const mostQuietDays = 21

type Lesson = { id: string; moduleId: string; title: string }
/** A lesson with its minutes, or a running exercise whose day has come with its count. */
export type LessonOfTheHour = Lesson &
  ({ minutes: number; fieldMinutes: number; readMinutes?: number | undefined } | { running: Running })

/** The lesson to name at the agreed hour; undefined where there is nothing to do then, or no one who does it. */
export function lessonOfTheHour(pace: Pace, running: readonly Running[]): LessonOfTheHour | undefined {
  const { next, pause, doneToday, isFinished, catchUp, quietDays } = pace
  if (!next || pause || isFinished || doneToday.length > 0) return undefined
  if (catchUp && catchUp.today.length === 0) return undefined
  if (quietDays > mostQuietDays) return undefined
  const back = running.find(({ isBack }) => isBack)
  return back ? { id: back.subModuleId, moduleId: back.moduleId, title: back.title, running: back } : next
}
