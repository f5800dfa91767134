import type { SubModule } from '#features/program/program.ts'
import { localDate } from '#platform/server/clock.ts'
import type { Reply } from '#shared/endpoint.ts'
import { programDays, type Walk } from '../../journey.rules.ts'
import { programDay } from '../../progress/server/program-day.ts'
import { catchUp, type WorkWeek } from '../catch-up.rules.ts'
import type * as contract from '../pace.contract.ts'
import { lessonsToDo, plannedDays } from '../pace.rules.ts'
import { addDays } from './days-used.ts'
import type { WalkerContext } from './walker.ts'

type Preview = Reply<typeof contract.previewCatchUp>

/** The plan from today, with dates in the member's zone. */
export function catchUpPlan(
  { member, program, now }: WalkerContext,
  walk: Walk,
  week: WorkWeek,
  minutes: { saved?: number; usedToday?: number } = {},
): Preview {
  const date = localDate(member.timeZone, now())
  const { days, meetsIn } = catchUp({
    left: lessonsToDo(program, walk, member.tier),
    planned: plannedDays(program),
    day: programDay(member, now()),
    weekday: date.dayOfWeek,
    lastDay: programDays,
    week,
    ...minutes,
  })
  const on = (inDays: number) => addDays(date.toString(), inDays)
  return {
    days: days.map(({ inDays, programDay, lessons }) => ({
      date: on(inDays),
      programDay,
      lessons: lessons.map(viewLesson),
    })),
    meetsOn: meetsIn === undefined ? null : on(meetsIn),
  }
}

export const viewLesson = ({ id, moduleId, title, estimatedMinutes }: SubModule) => ({
  id,
  moduleId,
  title,
  minutes: estimatedMinutes,
})
