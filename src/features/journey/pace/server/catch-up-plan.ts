import type { SubModule } from '#features/program/program.ts'
import { localDate } from '#platform/server/clock.ts'
import type { Reply } from '#shared/endpoint.ts'
import { programDays, type Walk } from '../../journey.rules.ts'
import { programDay } from '../../progress/server/program-day.ts'
import type * as contract from '../catch-up.contract.ts'
import { catchUp, type WorkWeek } from '../catch-up.rules.ts'
import { lessonsToDo, plannedDays } from '../pace.rules.ts'
import { addDays } from './days-used.ts'
import type { WalkerContext } from './walker.ts'

type Preview = Reply<typeof contract.previewCatchUp>

type Minutes = { saved?: number; usedToday?: number }

/** The plan from today, with dates in the member's zone. */
export function catchUpPlan(
  ctx: WalkerContext,
  walk: Walk,
  week: WorkWeek,
  minutes: Minutes = {},
): Omit<Preview, 'meetsWithFieldOn'> {
  const date = localDate(ctx.member.timeZone, ctx.now())
  const { days, meetsIn } = spread(ctx, lessonsLeft(ctx, walk), week, minutes)
  const on = (inDays: number) => addDays(date.toString(), inDays)
  return {
    days: days.map(({ inDays, programDay, lessons }) => ({
      date: on(inDays),
      programDay,
      lessons: lessons.map(viewPlanned),
    })),
    meetsOn: meetsIn === undefined ? null : on(meetsIn),
  }
}

/** When work and calendar meet if the hours of the week hold the work in the field as well. */
export function meetsWithFieldOn(ctx: WalkerContext, walk: Walk, week: WorkWeek): string | null {
  const whole = lessonsLeft(ctx, walk).map((lesson) => ({
    ...lesson,
    estimatedMinutes: lesson.estimatedMinutes + lesson.minutes.field,
  }))
  const { meetsIn } = spread(ctx, whole, week)
  return meetsIn === undefined ? null : addDays(localDate(ctx.member.timeZone, ctx.now()).toString(), meetsIn)
}

const lessonsLeft = ({ member, program }: WalkerContext, walk: Walk) => lessonsToDo(program, walk, member.tier)

const spread = (
  { member, program, now }: WalkerContext,
  left: readonly SubModule[],
  week: WorkWeek,
  minutes: Minutes = {},
) =>
  catchUp({
    left,
    planned: plannedDays(program),
    day: programDay(member, now()),
    weekday: localDate(member.timeZone, now()).dayOfWeek,
    lastDay: programDays,
    week,
    ...minutes,
  })

const viewPlanned = (lesson: SubModule) => ({
  ...viewLesson(lesson),
  fieldMinutes: lesson.minutes.field,
  overDays: lesson.running?.days ?? null,
})

export const viewLesson = ({ id, moduleId, title, estimatedMinutes }: SubModule) => ({
  id,
  moduleId,
  title,
  minutes: estimatedMinutes,
})
