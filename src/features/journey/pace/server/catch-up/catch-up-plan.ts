import type { SubModule } from '#features/program/program.ts'
import { daysAfter } from '#platform/format/date-steps.ts'
import { dayNumber, localDate } from '#platform/server/clock.ts'
import type { Reply } from '#shared/endpoint.ts'
import { programDays, type Walk } from '../../../journey.rules.ts'
import type * as contract from '../../catch-up.contract.ts'
import { type CatchUp, carriedInto, catchUp, minutesOfWork, type WorkWeek } from '../../catch-up.rules.ts'
import { lessonsToDo, paceOf } from '../../pace.rules.ts'
import { paceInput } from '../pace-input.ts'
import type { WalkerContext } from '../walker.ts'

type Preview = Reply<typeof contract.previewCatchUp>

/** A plan that begins today, each lesson on the day it begins, with dates in the member's zone. */
export function previewOf(ctx: WalkerContext, walk: Walk, week: WorkWeek): Preview {
  const { today, days, meetsIn } = planSince(ctx, walk, week)
  const on = (inDays: number) => daysAfter(today, inDays)
  const seen = new Set<string>()
  const begins = days.map((day) => ({ ...day, lessons: day.lessons.filter(({ lesson }) => isFirst(seen, lesson.id)) }))
  return {
    days: begins
      .filter(({ lessons }) => lessons.length > 0)
      .map(({ inDays, programDay, lessons }) => ({
        date: on(inDays),
        programDay,
        lessons: lessons.map(({ lesson, until }) => ({
          ...viewLesson(lesson),
          until: until === undefined ? null : on(until),
        })),
      })),
    meetsOn: meetsIn === undefined ? null : on(meetsIn),
    behind: paceOf(paceInput(ctx, walk)).behind.length,
  }
}

const isFirst = (seen: Set<string>, id: string) => seen.size < seen.add(id).size

/** Since which local date a plan runs, and on which the program was paused. */
type Since = { since: string; isPaused: (on: string) => boolean }

/** A plan from today, which began on a local date, today where none is given. */
export function planSince(ctx: WalkerContext, walk: Walk, week: WorkWeek, past?: Since): CatchUp & { today: string } {
  const { member, program } = ctx
  const date = localDate(member.timeZone, ctx.now())
  const today = date.toString()
  const doneOn = (on: string) => lessonsDoneOn(ctx, walk, on)
  const input = paceInput(ctx, walk)
  const plan = catchUp({
    left: lessonsToDo(program, walk, member.tier),
    due: paceOf(input).due,
    day: input.day,
    weekday: date.dayOfWeek,
    lastDay: programDays,
    week,
    carried: carriedInto({
      week,
      weekday: date.dayOfWeek,
      days: dayNumber(today) - dayNumber(past?.since ?? today),
      doneAgo: (days) => doneOn(daysAfter(today, -days)),
      isPausedAgo: (days) => past?.isPaused(daysAfter(today, -days)) ?? false,
    }),
    usedToday: minutesOfWork(doneOn(today)),
  })
  return { ...plan, today }
}

const lessonsDoneOn = ({ program }: WalkerContext, { completions }: Walk, on: string): SubModule[] =>
  [...completions].flatMap(([id, { completedOn }]) => (completedOn === on ? (program.subModuleById.get(id) ?? []) : []))

export const viewLesson = ({ id, moduleId, title, estimatedMinutes, minutes }: SubModule) => ({
  id,
  moduleId,
  title,
  minutes: estimatedMinutes,
  readMinutes: minutes.read,
  fieldMinutes: minutes.field,
})
