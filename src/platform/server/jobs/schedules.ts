import { iso, machineNow } from '../clock.ts'
import { type Context, transaction } from '../context.ts'
import { enqueue, type Job } from './job.ts'
import './jobs.tables.ts'

/** Work that comes again and again. */
export type Schedule = {
  name: string
  every: { minutes: number } | { hours: number }
  job: Job<null>
  /** Also whenever a server starts, for what it may have missed while it was down. */
  atStart?: true
}

/**
 * Enqueues the turns that are due. The time of the next one is in the table `schedules` and moves on in the transaction
 * that enqueues the job, so a turn that fails, hangs or is lost never takes the later ones with it. Missed turns are made
 * up for once.
 */
export async function enqueueDueTurns(ctx: Context, schedules: readonly Schedule[], isStart = false): Promise<void> {
  const rows = await ctx.db.selectFrom('schedules').select(['name', 'nextAt']).execute()
  const planned = new Map(rows.map(({ name, nextAt }) => [name, nextAt]))
  for (const schedule of schedules) {
    const at = planned.get(schedule.name)
    if (at === undefined || isDue(schedule, at) || (isStart && schedule.atStart))
      await transaction(ctx, (ctx) => takeTurn(ctx, schedule, at))
  }
}

/** Servers' clocks differ by so much at most: one that is behind must not take anew what one ahead of it has just planned. */
const skew = { minutes: 1 }

/** One planned further ahead than a whole interval comes from a longer interval, or from a clock that was wrong. */
function isDue({ every }: Schedule, at: string): boolean {
  const now = machineNow()
  return at <= iso(now) || at > iso(now.add(every).add(skew))
}

/** Of several servers, the one that moves the row on enqueues the turn. It replaces a turn that no worker has started. */
async function takeTurn(ctx: Context, schedule: Schedule, planned: string | undefined): Promise<void> {
  if (!(await moveOn(ctx, schedule, planned))) return
  const work = `schedule:${schedule.name}`
  await ctx.db
    .deleteFrom('jobs')
    .where('work', '=', work)
    .where('attempts', '=', 0)
    .where('leasedUntil', 'is', null)
    .where('deadAt', 'is', null)
    .execute()
  await enqueue(ctx, schedule.job, null, { work })
}

async function moveOn({ db }: Context, { name, every }: Schedule, planned: string | undefined): Promise<boolean> {
  const now = machineNow()
  const turn = { nextAt: iso(now.add(every)), lastAt: iso(now) }
  if (planned !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('schedules')
      .set(turn)
      .where('name', '=', name)
      .where('nextAt', '=', planned)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('schedules')
    .values({ name, ...turn })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}
