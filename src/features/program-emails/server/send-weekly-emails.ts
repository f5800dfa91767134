import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

/** Seconds between two looks at the clock, and between two pages of letters while there are some to send. */
const idleSeconds = 300
const pageSeconds = 5

/**
 * Begins what is due and sends one page of it, then asks for its own next turn: soon while letters are left, so that
 * neither a mail server nor the other jobs meet a burst. A turn waits once, however many processes ask for it.
 */
export const weeklyEmailsJob: Job<{ slot: number }> = job<{ slot: number }>(
  'letters.weekly',
  async (ctx) => {
    // Asked for first: a turn that fails does not end the chain.
    await scheduleWeeklyEmails(ctx)
    await beginDueRuns(ctx)
    if (await continueRun(ctx)) await scheduleWeeklyEmails(ctx, pageSeconds)
  },
  { attempts: 3, lane: 'long' },
)

/** One turn waits for each slot of time. */
export async function scheduleWeeklyEmails(ctx: Context, seconds = idleSeconds): Promise<void> {
  const step = seconds * 1000
  const slot = (Math.floor(machineNow().epochMilliseconds / step) + 1) * step
  const at = Temporal.Instant.fromEpochMilliseconds(slot)
  await enqueue(ctx, weeklyEmailsJob, { slot }, { at, key: `letters.weekly:${slot}` })
}
