import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { enqueueAll } from '#platform/server/jobs/job.ts'
import type { HourRunsTable } from '../../server/program-emails.tables.ts'
import { dueDay } from './due-day.ts'
import { hourEmailJob } from './hour-email-job.ts'
import { hourRecipients } from './hour-recipients.ts'

const page = 100

/**
 * Queues the jobs of the next page of the oldest unfinished run, due at `at`. The run's progress and the page's jobs are
 * one transaction, so a kill at any point leaves no one out and sends nothing twice. Answers whether there may be more.
 */
export async function continueHourRun(ctx: Context, at = machineNow()): Promise<boolean> {
  const run = await ctx.db
    .selectFrom('hourRuns')
    .selectAll()
    .where('doneAt', 'is', null)
    .orderBy('onDay')
    .orderBy('startsAt')
    .orderBy('zone')
    .limit(1)
    .executeTakeFirst()
  if (!run) return false
  const { zone, startsAt, onDay } = run
  await transaction(ctx, async (ctx) => {
    const isLate = dueDay(zone, startsAt, ctx.now()) !== onDay
    const members = isLate ? [] : await readPage(ctx, run)
    if (!(await advance(ctx, run, members))) return
    const jobs = members.map((memberId) => ({
      data: { memberId, onDay },
      key: `letters.hour:${onDay}:${memberId}`,
      at,
    }))
    await enqueueAll(ctx, hourEmailJob, jobs)
  })
  return true
}

async function readPage({ db }: Context, { zone, startsAt, onDay, afterId }: HourRunsTable): Promise<string[]> {
  const members = await hourRecipients(db)
    .select('users.id')
    .where('timeZone', '=', zone)
    .where('workHours.startsAt', '=', startsAt)
    .where('workHours.weekdays', 'like', `%${Temporal.PlainDate.from(onDay).dayOfWeek}%`)
    .where('users.id', '>', afterId)
    .orderBy('users.id')
    .limit(page)
    .execute()
  return members.map(({ id }) => id)
}

/** If two processes read the same page, only one gets true. */
async function advance(ctx: Context, run: HourRunsTable, members: readonly string[]): Promise<boolean> {
  const doneAt = members.length < page ? iso(ctx.now()) : null
  const { numUpdatedRows } = await ctx.db
    .updateTable('hourRuns')
    .set({ afterId: members.at(-1) ?? run.afterId, doneAt })
    .where('zone', '=', run.zone)
    .where('startsAt', '=', run.startsAt)
    .where('onDay', '=', run.onDay)
    .where('afterId', '=', run.afterId)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
