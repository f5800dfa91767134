import type { TalkPromise } from '#features/coaching/promises/promises.contract.ts'
import { readMyOpenPromises } from '#features/coaching/server/public.ts'
import type { Action } from '#features/dashboard/actions/actions.contract.ts'
import { recommendedActions } from '#features/dashboard/actions/actions.rules.ts'
import { lastWeek } from '#features/dashboard/stats/stats.rules.ts'
import { countDayOf } from '#features/founder-file/numbers/count-day.ts'
import { readGameRecord, readGratitudeStreak, readPaidTitles, readWorkStreak } from '#features/game/server/public.ts'
import { isProgramCompleted, overallProgress, programDays, type Walk } from '#features/journey/journey.rules.ts'
import { beginAgainIsOffered, openLessonsLeft } from '#features/journey/pace/pace.rules.ts'
import { type Enrolment, isPausedOn, programDay, rawDay, readPace, readWalk } from '#features/journey/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { localDate, localDayNumber } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { type WeeklyBusiness, weeklyBusiness } from './weekly-business.ts'

export type Recipient = Enrolment & {
  id: string
  email: string
  firstName: string
  tier: Tier
}

export type WeeklyReport = {
  day: number
  /** The last lesson is done, or the days are over with some left. */
  isFinished: boolean
  isPast: boolean
  /** The first of these emails after day 60, 120 or 180 says what changed since the first numbers. */
  isCountWeek: boolean
  lessonsDone: number
  progress: number
  /** Titles of the lessons of the last seven days, in the order they were completed. */
  completed: readonly string[]
  points: number
  /** Days in a row, as of yesterday or today. */
  streak: number
  /** Agreed days in a row with work. */
  workStreak: number
  /** Whole weeks without any work, pauses left out, of a week without a lesson or points; else 0. */
  quietWeeks: number
  /** How the dashboard lets such a member continue. */
  way: 'begin-again' | 'asked' | 'lesson'
  next: Action | undefined
  /** What the member promised their coach and hasn’t kept yet. */
  promises: readonly TalkPromise[]
  business: WeeklyBusiness
}

/** After so many quiet weeks comes the last of these emails, until there is work again. */
export const lastQuietWeek = 4

/** The seven days before today, from the member's own record; `undefined` if there is nothing left to report, or the program is paused. */
export async function weeklyReport(ctx: Context, member: Recipient): Promise<WeeklyReport | undefined> {
  const now = ctx.now()
  const today = localDate(member.timeZone, now).toString()
  if (isPausedOn(member, today)) return undefined
  const days = lastWeek(today)
  const day = programDay(member, now)
  const walk = await readWalk(ctx.db, member.id)
  const record = await readGameRecord(ctx.db, member.id, days.at(-1))

  const completed = await completedOn(ctx, member.id, walk, days)
  const points = days.reduce((sum, one) => sum + (record.pointsByDay.get(one) ?? 0), 0)
  const isQuiet = completed.length === 0 && points === 0
  const isFinished = isProgramCompleted(walk)
  const reached = rawDay(member, localDayNumber(member.timeZone, now))
  const isPast = reached > programDays
  const isCountWeek = !isFinished && countDayOf(reached - 1, days.length - 1) !== undefined
  // Members past the program, or past its days, get the email only for weeks in which something happened, and once after day 180.
  if (isQuiet && !isCountWeek && (day >= programDays || isFinished)) return undefined
  const { quietWeeks, way } = isQuiet ? await quietTime(ctx, member) : ({ quietWeeks: 0, way: 'lesson' } as const)
  if (quietWeeks > lastQuietWeek) return undefined

  const [next] = recommendedActions({
    walk,
    program: ctx.program,
    day,
    isOver: isPast,
    tier: member.tier,
    // While the program is paused no email is sent.
    pausedTier: null,
    unread: 0,
    gratitudeWritten: true,
    hasStreak: false,
    resource: undefined,
  })
  const streak = await readGratitudeStreak(ctx.db, member.id, record.gratitudeDays, today)
  const work = await readWorkStreak(ctx.db, member.id, walk, today)
  const progress = overallProgress(walk, ctx.program)
  const promises = await readMyOpenPromises(ctx, member)
  const business = await weeklyBusiness(ctx, member, reached)
  // Who has no lesson open is not told each Monday that one gets them moving.
  if (isQuiet && next?.kind === 'upgrade' && !(isCountWeek && business.sinceFirst)) return undefined
  const lessonsDone = ctx.program.coreCount - openLessonsLeft(ctx.program, walk, 'elite').length
  const walked = { day, isFinished, isPast, isCountWeek, lessonsDone, progress, completed, points }
  return { ...walked, streak, workStreak: work?.days ?? 0, quietWeeks, way, next, promises, business }
}

/** One for which nothing was earned has left no title. */
const removed = 'A lesson that the program no longer has'

/** Titles in the order in which the lessons were completed; a lesson that was removed since goes by the one it had. */
async function completedOn(ctx: Context, memberId: string, walk: Walk, days: readonly string[]): Promise<string[]> {
  const ids = [...walk.completions]
    .filter(([, { completedOn }]) => days.includes(completedOn))
    .sort(([, one], [, other]) => one.completedAt.localeCompare(other.completedAt))
    .map(([id]) => id)
  const { subModuleById } = ctx.program
  const former = await readPaidTitles(
    ctx.db,
    memberId,
    ids.filter((id) => !subModuleById.has(id)),
  )
  return ids.map((id) => subModuleById.get(id)?.title ?? former.get(id) ?? removed)
}

async function quietTime(ctx: Context, member: Recipient): Promise<Pick<WeeklyReport, 'quietWeeks' | 'way'>> {
  const pace = await readPace({ ...ctx, member })
  const asked = pace.asksHowToGoOn ? 'asked' : 'lesson'
  return { quietWeeks: Math.floor(pace.quietDays / 7), way: beginAgainIsOffered(pace) ? 'begin-again' : asked }
}
