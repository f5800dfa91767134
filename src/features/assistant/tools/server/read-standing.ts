import { readRunning } from '#features/founder-file/server/public.ts'
import { readPace, readWorkHours } from '#features/journey/server/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Standing } from './own-record.ts'

export type OwnRunning = { title: string; href: string; unit: string; done: number; of: number | null }

/** Where the work is beside the calendar, and whether the calendar is paused. */
export async function readStanding(ctx: MemberContext): Promise<Standing> {
  const [pace, { hoursPerWeek }] = [await readPace(ctx), await readWorkHours(ctx)]
  return {
    today: pace.today,
    day: pace.currentDay,
    isOver: pace.daysOver > 0,
    daysBehind: pace.daysBehind,
    agreedHours: pace.agreedHours ?? null,
    onTime: pace.onTime ?? null,
    minutesBehind: pace.minutesBehind,
    lessonsBehind: pace.behind.length,
    lessonsDone: pace.lessonsDone,
    lessonsLeft: pace.lessonsLeft,
    isFinished: pace.isFinished,
    isCheck: Boolean(pace.check),
    worthFirst: (pace.check?.first ?? []).map((lesson) => ({ title: lesson.title, href: lessonPath(lesson) })),
    hoursPerWeek,
    pausedUntil: pace.pause?.until ?? null,
    pausedDaysLeft: pace.pausedDaysLeft,
  }
}

/** Where they stand without hours and pauses, which aren’t told outside without their consent. */
export type Progress = Omit<
  Standing,
  'agreedHours' | 'onTime' | 'minutesBehind' | 'hoursPerWeek' | 'pausedUntil' | 'pausedDaysLeft'
>

export async function readProgress(ctx: MemberContext): Promise<Progress> {
  const { agreedHours, onTime, minutesBehind, hoursPerWeek, pausedUntil, pausedDaysLeft, ...progress } =
    await readStanding(ctx)
  return progress
}

export async function readOwnRunning(ctx: MemberContext): Promise<OwnRunning[]> {
  const running = await readRunning(ctx, localDate(ctx.member.timeZone, ctx.now()).toString())
  return running.map(({ subModuleId, moduleId, title, unit, done, of }) => ({
    title,
    href: lessonPath({ moduleId, id: subModuleId }),
    unit,
    done,
    of,
  }))
}
