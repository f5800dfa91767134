import { dayNumber, localDate } from '#platform/server/clock.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { Walk } from '../../journey.rules.ts'
import { isPausedOn, programDay } from '../../progress/server/program-day.ts'
import type * as contract from '../pace.contract.ts'
import { paceLimits, paceOf } from '../pace.rules.ts'
import { openOfPlan, planSince, viewLesson } from './catch-up-plan.ts'
import { addDays } from './days-used.ts'
import type { WalkerContext } from './walker.ts'
import { type KeptHours, workWeekOf } from './work-hours.ts'

type CatchUp = Reply<typeof contract.getPace>['catchUp']
type Pause = { kind: string; fromDate: string; days: number }

/**
 * The plan from today as things stand, with the hours that were saved up or used today. It rests during a pause, and is over
 * for good once its member was away.
 */
export async function runningCatchUp(
  ctx: WalkerContext,
  walk: Walk,
  hours: KeptHours,
  changes: readonly Pause[],
): Promise<CatchUp> {
  const week = workWeekOf(hours)
  const since = hours.catchUpSince
  const now = localDate(ctx.member.timeZone, ctx.now()).toString()
  if (!since || !week || isPausedOn(ctx.member, now)) return null
  const pauses = changes.filter(({ kind }) => kind === 'pause')
  if (wasAway(since, now, await daysOfWork(ctx, walk, since), pauses)) return null
  const { today, days, meetsIn } = planSince(ctx, walk, week, since)
  const promised = hours.catchUpPromisedOn
  return {
    since,
    meetsOn: meetsIn === undefined ? null : addDays(today, meetsIn),
    // A server of the version before begins a plan without one.
    promisedOn: promised !== null && promised >= since ? promised : null,
    openOfPlan: openOfPlan(ctx, walk, week, { since, pausedDays: pausedBetween(since, today, pauses) }),
    today: days.find(({ inDays }) => inDays === 0)?.lessons.map(({ lesson }) => viewLesson(lesson)) ?? [],
    nextOn: days.flatMap(({ inDays }) => (inDays > 0 ? addDays(today, inDays) : [])).at(0) ?? null,
  }
}

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

/** Whether two weeks went by without any work, days of a pause left out. */
function wasAway(since: string, today: string, worked: readonly string[], pauses: readonly Pause[]): boolean {
  const dates = [...new Set([since, ...worked, today])].sort()
  return dates.some((date, at) => {
    const before = dates[at - 1] ?? date
    const days = dayNumber(date) - dayNumber(before) - pausedBetween(before, date, pauses)
    return days >= paceLimits.awayDays
  })
}

/** Paused days from one date up to another, which is none of them. */
const pausedBetween = (from: string, to: string, pauses: readonly Pause[]): number =>
  pauses.reduce((sum, { fromDate, days }) => {
    const begins = dayNumber(fromDate)
    const end = Math.min(begins + days, dayNumber(to))
    return sum + Math.max(0, end - Math.max(begins, dayNumber(from)))
  }, 0)

/** A plan is over for good once work and calendar have met. Belongs into the transaction of what may have brought it about. */
export async function endMetCatchUp(ctx: WalkerContext, walk: Walk): Promise<void> {
  const { db, member, program } = ctx
  const { behind } = paceOf({ program, done: walk, tier: member.tier, day: programDay(member, ctx.now()) })
  if (behind.length === 0) await endCatchUp(db, { memberId: member.id })
}

const endCatchUp = hotQuery((db, slot: Slot<'memberId'>) =>
  db
    .updateTable('workHours')
    .set({ catchUpSince: null })
    .where('memberId', '=', slot('memberId'))
    .where('catchUpSince', 'is not', null),
)
