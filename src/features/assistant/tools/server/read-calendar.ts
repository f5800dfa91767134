import { plannedDays } from '#features/journey/pace/pace.rules.ts'
import { rawDay, readWalk } from '#features/journey/server/public.ts'
import { opens, tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { dayNumber } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'

export type PlannedLesson = {
  title: string
  href: string
  /** At the desk, and out in the business. */
  minutes: number
  fieldMinutes: number
  day: number
  isDone: boolean
  /** The plan that opens it, where the member’s own doesn’t. */
  opensWith: string | null
}

/** The 180 days as dates and lessons. Dates are local ones, `2026-03-02`. */
export type ProgramCalendar = {
  /** The date of joining, and that of day 1, which is another one where the member began again. */
  joinedOn: string
  begunOn: string
  /** Which day of the program a date is by the calendar as it stands; below 1 before it, above 180 after it. */
  dayOn: (date: string) => number
  phases: readonly { name: string; startDay: number; endDay: number }[]
  lessons: readonly PlannedLesson[]
}

export async function readCalendar({ db, member, program }: MemberContext): Promise<ProgramCalendar> {
  const { completions } = await readWalk(db, member.id)
  const planned = plannedDays(program)
  return {
    joinedOn: member.enrolledOn,
    begunOn: member.begunOn ?? member.enrolledOn,
    dayOn: (date) => rawDay(member, dayNumber(date)),
    phases: program.phases.map(({ name, startDay, endDay }) => ({ name, startDay, endDay })),
    lessons: program.modules.flatMap(({ id: moduleId, core }) =>
      core.map(({ id, title, estimatedMinutes, minutes, neededTier }) => ({
        ...{
          title,
          href: lessonPath({ moduleId, id }),
          minutes: estimatedMinutes,
          fieldMinutes: minutes.field,
        },
        ...{ day: planned.get(id) ?? 1, isDone: completions.has(id) },
        opensWith: opens(member.tier, neededTier) ? null : tierName[neededTier],
      })),
    ),
  }
}
