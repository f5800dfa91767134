import { daysAfter } from '#platform/format/date-steps.ts'
import { dayNumber, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { Walk } from '../../../journey.rules.ts'
import { isPausedOn } from '../../../progress/server/program-day.ts'
import type * as contract from '../../pace.contract.ts'
import { paceLimits, paceOf } from '../../pace.rules.ts'
import { afterCatchUp } from '../agreement.ts'
import { paceInput } from '../pace-input.ts'
import type { WalkerContext } from '../walker.ts'
import { type KeptHours, readWorkHours, workWeekOf, writeWorkHours } from '../work-hours.ts'
import { planSince, viewLesson } from './catch-up-plan.ts'

type CatchUp = Reply<typeof contract.getPace>['catchUp']
type Pause = { fromDate: string; days: number }

/** The plan from today as things stand, with the hours that were saved up or used today. It rests during a pause. */
export async function runningCatchUp(ctx: WalkerContext, walk: Walk, hours: KeptHours): Promise<CatchUp> {
  const week = workWeekOf(hours)
  const since = hours.catchUpSince
  if (!since || !week || isPausedOn(ctx.member, localDate(ctx.member.timeZone, ctx.now()).toString())) return null
  const pauses = await readPauses(ctx)
  if (await hasLapsed(ctx, walk, since, pauses)) return null
  const isPaused = (on: string) => pausedBetween(on, daysAfter(on, 1), pauses) > 0
  const { today, days, meetsIn } = planSince(ctx, walk, week, { since, isPaused })
  // Other hours or another plan left nothing to catch up on.
  if (meetsIn === 0 && days.length === 0) return null
  const promised = hours.catchUpPromisedOn
  return {
    since,
    meetsOn: meetsIn === undefined ? null : daysAfter(today, meetsIn),
    // A server of the version before begins a plan without one.
    promisedOn: promised !== null && promised >= since ? promised : null,
    today: days.find(({ inDays }) => inDays === 0)?.lessons.map(({ lesson }) => viewLesson(lesson)) ?? [],
    nextOn: days.flatMap(({ inDays }) => (inDays > 0 ? daysAfter(today, inDays) : [])).at(0) ?? null,
  }
}

/** A plan is over for good once two weeks went by without any work, days of a pause left out. */
export async function hasLapsed(ctx: WalkerContext, walk: Walk, since: string, known?: Pause[]): Promise<boolean> {
  const today = localDate(ctx.member.timeZone, ctx.now()).toString()
  const pauses = known ?? (await readPauses(ctx))
  const dates = [...new Set([since, ...(await daysOfWork(ctx, walk, since)), today])].sort()
  return dates.some((date, at) => {
    const before = dates[at - 1] ?? date
    const days = dayNumber(date) - dayNumber(before) - pausedBetween(before, date, pauses)
    return days >= paceLimits.awayDays
  })
}

const readPauses = ({ db, member }: WalkerContext): Promise<Pause[]> =>
  db
    .selectFrom('calendarChanges')
    .select(['fromDate', 'days'])
    .where('memberId', '=', member.id)
    .where('kind', '=', 'pause')
    .execute()

/** The dates since then on which a lesson was completed or the Founder file worked on. */
async function daysOfWork({ db, member }: WalkerContext, walk: Walk, since: string): Promise<string[]> {
  const written = await db
    .selectFrom('fileDays')
    .select('onDay')
    .where('memberId', '=', member.id)
    .where('onDay', '>=', since)
    .execute()
  const completed = [...walk.completions.values()].map(({ completedOn }) => completedOn)
  return [...written.map(({ onDay }) => onDay), ...completed.filter((on) => on >= since)]
}

/** Paused days from one date up to another, which is none of them. */
const pausedBetween = (from: string, to: string, pauses: readonly Pause[]): number =>
  pauses.reduce((sum, { fromDate, days }) => {
    const begins = dayNumber(fromDate)
    const end = Math.min(begins + days, dayNumber(to))
    return sum + Math.max(0, end - Math.max(begins, dayNumber(from)))
  }, 0)

/** A plan is over for good once nothing is behind, or its member was away. Belongs into the transaction of what may have brought it about. */
export async function endMetCatchUp(ctx: MemberContext, walk: Walk): Promise<void> {
  if (!walk.isCatchingUp) return
  const hours = await readWorkHours(ctx)
  const { behind } = paceOf(paceInput(ctx, walk))
  if (behind.length > 0 && !(hours.catchUpSince && (await hasLapsed(ctx, walk, hours.catchUpSince)))) return
  await writeWorkHours(ctx, afterCatchUp(ctx, walk, hours))
}
