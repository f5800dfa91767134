import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

/** Seconds between two looks at the clock, and between two pages of emails while there are some to send. */
const idleSeconds = 300
const pageSeconds = 5

/**
 * Starts the runs that are due and sends one page, then schedules itself again: soon while emails are left, so that
 * neither the mail server nor other jobs meet a burst. However many processes schedule a turn, it is queued once.
 */
export const weeklyEmailsJob: Job<{ slot: number }> = job<{ slot: number }>(
  'letters.weekly',
  async (ctx) => {
    // Scheduled first, so a turn that fails does not end the chain.
    await scheduleWeeklyEmails(ctx)
    await beginDueRuns(ctx)
    if (await continueRun(ctx)) await scheduleWeeklyEmails(ctx, pageSeconds)
  },
  { attempts: 3, lane: 'long' },
)

/** Queues at most one turn per time slot. */
export async function scheduleWeeklyEmails(ctx: Context, seconds = idleSeconds): Promise<void> {
  const step = seconds * 1000
  const slot = (Math.floor(machineNow().epochMilliseconds / step) + 1) * step
  const at = Temporal.Instant.fromEpochMilliseconds(slot)
  await enqueue(ctx, weeklyEmailsJob, { slot }, { at, key: `letters.weekly:${slot}` })
}
