import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { enqueueAll } from '#platform/server/jobs/job.ts'
import type { EmailRunsTable } from '../../server/program-emails.tables.ts'
import { dueWeek } from './due-week.ts'
import { recipients } from './recipients.ts'
import { weeklyEmailJob } from './weekly-email-job.ts'

const page = 100

/**
 * Queues the jobs of the next page of the oldest unfinished run, due at `at`. The run's progress and the page's jobs are
 * one transaction, so a kill at any point leaves no one out and sends nothing twice. Answers whether there may be more.
 */
export async function continueRun(ctx: Context, at = machineNow()): Promise<boolean> {
  const run = await ctx.db
    .selectFrom('letterRuns')
    .selectAll()
    .where('doneAt', 'is', null)
    .orderBy('week')
    .orderBy('zone')
    .limit(1)
    .executeTakeFirst()
  if (!run) return false
  const { zone, week } = run
  await transaction(ctx, async (ctx) => {
    const isLate = dueWeek(zone, ctx.now()) !== week
    const members = isLate ? [] : await readPage(ctx, run)
    if (!(await advance(ctx, run, members))) return
    const jobs = members.map((memberId) => ({
      data: { memberId, zone, week },
      key: `letters.weekly:${week}:${memberId}`,
      at,
    }))
    await enqueueAll(ctx, weeklyEmailJob, jobs)
  })
  return true
}

async function readPage({ db }: Context, { zone, week, afterId }: EmailRunsTable): Promise<string[]> {
  const members = await recipients(db, week)
    .select('users.id')
    .where('timeZone', '=', zone)
    .where('users.id', '>', afterId)
    .orderBy('users.id')
    .limit(page)
    .execute()
  return members.map(({ id }) => id)
}

/** If two processes read the same page, only one gets true. */
async function advance(ctx: Context, run: EmailRunsTable, members: readonly string[]): Promise<boolean> {
  const doneAt = members.length < page ? iso(ctx.now()) : null
  const { numUpdatedRows } = await ctx.db
    .updateTable('letterRuns')
    .set({ afterId: members.at(-1) ?? run.afterId, doneAt })
    .where('zone', '=', run.zone)
    .where('week', '=', run.week)
    .where('afterId', '=', run.afterId)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
