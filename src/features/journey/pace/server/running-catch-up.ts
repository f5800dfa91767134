import { dayNumber, localDate } from '#platform/server/clock.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { Walk } from '../../journey.rules.ts'
import { isPausedOn, programDay } from '../../progress/server/program-day.ts'
import { savedMinutes } from '../catch-up.rules.ts'
import type * as contract from '../pace.contract.ts'
import { paceOf } from '../pace.rules.ts'
import { catchUpPlan } from './catch-up-plan.ts'
import type { WalkerContext } from './walker.ts'
import { type KeptHours, workWeekOf } from './work-hours.ts'

/** The plan from today as things stand, with the hours that were saved up or used today. It rests during a pause. */
export function runningCatchUp(
  ctx: WalkerContext,
  walk: Walk,
  hours: KeptHours,
): Reply<typeof contract.getPace>['catchUp'] {
  const week = workWeekOf(hours)
  const since = hours.catchUpSince
  const date = localDate(ctx.member.timeZone, ctx.now())
  const today = date.toString()
  if (!since || !week || isPausedOn(ctx.member, today)) return null
  const minutesOn = (holds: (date: string) => boolean) =>
    [...walk.completions]
      .filter(([, { completedOn }]) => holds(completedOn))
      .reduce((sum, [id]) => sum + (ctx.program.subModuleById.get(id)?.estimatedMinutes ?? 0), 0)
  const saved = savedMinutes({
    week,
    weekday: date.dayOfWeek,
    days: dayNumber(today) - dayNumber(since),
    done: minutesOn((on) => on >= since && on < today),
  })
  const { days, meetsOn } = catchUpPlan(ctx, walk, week, { saved, usedToday: minutesOn((on) => on === today) })
  return {
    since,
    meetsOn,
    today: days.find((day) => day.date === today)?.lessons ?? [],
    nextOn: days.find((day) => day.date > today)?.date ?? null,
  }
}

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
