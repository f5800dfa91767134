import { dayNumber, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { isProgramCompleted, type Walk } from '../../journey.rules.ts'
import { isPaused, programDay } from '../../progress/server/program-day.ts'
import type * as contract from '../pace.contract.ts'
import { paceLimits, paceOf } from '../pace.rules.ts'
import { catchUpPlan, viewLesson } from './catch-up-plan.ts'
import { addDays, daysUsed } from './days-used.ts'
import { readWorkHours, workWeekOf } from './work-hours.ts'

type Pace = Reply<typeof contract.getPace>

export async function getPace(ctx: MemberContext): Promise<Pace> {
  const { member, program } = ctx
  const today = localDate(member.timeZone, ctx.now()).toString()
  const day = programDay(member, ctx.now())
  const walk = await readWalk(ctx.db, member.id)
  const changes = await readChanges(ctx)
  const hours = await readWorkHours(ctx)
  const pace = paceOf({ program, done: walk, tier: member.tier, day })
  const { pausedFrom, pausedUntil } = member
  return {
    currentDay: day,
    doneDay: pace.doneDay,
    daysBehind: pace.daysBehind,
    behind: pace.behind.map(viewLesson),
    minutesBehind: pace.minutesBehind,
    next: pace.next ? viewLesson(pace.next) : null,
    ...workOf(ctx, walk, today),
    isFinished: isProgramCompleted(walk),
    pause:
      pausedFrom && pausedUntil && isPaused(member, dayNumber(today)) ? { from: pausedFrom, until: pausedUntil } : null,
    pausedDaysLeft: paceLimits.pausedDays - daysUsed(changes, 'pause', today),
    movedDaysLeft: paceLimits.movedDays - daysUsed(changes, 'move', today),
    catchUp: runningCatchUp(ctx, walk, hours),
    changes: changes.map(({ fromDate, ...change }) => ({
      ...change,
      from: fromDate,
      until: change.kind === 'pause' ? addDays(fromDate, Math.max(0, change.days - 1)) : null,
    })),
  }
}

/** A plan runs until work and calendar have met. */
function runningCatchUp(
  ctx: MemberContext,
  walk: Walk,
  hours: Awaited<ReturnType<typeof readWorkHours>>,
): Pace['catchUp'] {
  const week = workWeekOf(hours)
  if (!hours.catchUpSince || !week) return null
  const { days, meetsOn } = catchUpPlan(ctx, walk, week)
  return days.length === 0 ? null : { since: hours.catchUpSince, meetsOn }
}

/** What was done today, on the last day with work before, and how long ago the last work is. */
function workOf({ member, program }: MemberContext, walk: Walk, today: string) {
  const titlesOn = (date: string) =>
    [...walk.completions]
      .filter(([, { completedOn }]) => completedOn === date)
      .map(([id]) => program.subModuleById.get(id)?.title ?? id)
  const dates = [...walk.completions.values()].map(({ completedOn }) => completedOn)
  const latest = (before: (date: string) => boolean) => dates.filter(before).sort().at(-1)
  const last = latest((date) => date < today)
  const since = latest(() => true) ?? member.begunOn ?? member.enrolledOn
  return {
    quietDays: Math.max(0, dayNumber(today) - dayNumber(since)),
    lastWork: last ? { on: last, lessons: titlesOn(last) } : null,
    doneToday: titlesOn(today),
  }
}

const readChanges = ({ db, member }: MemberContext) =>
  db
    .selectFrom('calendarChanges')
    .select(['id', 'kind', 'fromDate', 'days', 'changedAt'])
    .where('memberId', '=', member.id)
    .orderBy('changedAt', 'desc')
    .limit(200)
    .execute()
