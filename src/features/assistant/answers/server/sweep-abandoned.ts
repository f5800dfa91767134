import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'

/** Longer than the longest analysis including its retry: a reservation this old has lost its process. */
const abandonedMinutes = 10

export const abandonedBefore = ({ now }: Context): string => iso(now().subtract({ minutes: abandonedMinutes }))

/** Releases what a dead process had reserved, and marks its answers as failed. */
export async function sweepAbandoned(ctx: Context): Promise<void> {
  await ctx.db
    .updateTable('assistantUsage')
    .set({ state: 'released' })
    .where('state', '=', 'reserved')
    .where('at', '<', abandonedBefore(ctx))
    .execute()
  await ctx.db
    .updateTable('chatMessages')
    .set({ status: 'failed', leasedUntil: null })
    .where('status', '=', 'running')
    .where('leasedUntil', '<', iso(machineNow().subtract({ minutes: abandonedMinutes })))
    .execute()
}

export const sweepAbandonedJob: Job<{ slot: number }> = job<{ slot: number }>(
  'assistant.sweep',
  async (ctx) => {
    // Scheduled first, so that a failing sweep doesn't end the chain.
    await scheduleAbandonedSweep(ctx)
    await sweepAbandoned(ctx)
  },
  { attempts: 3 },
)

/** Each time slot gets one sweep, however many processes schedule it. */
export async function scheduleAbandonedSweep(ctx: Context): Promise<void> {
  const step = abandonedMinutes * 60_000
  const slot = (Math.floor(machineNow().epochMilliseconds / step) + 1) * step
  const at = Temporal.Instant.fromEpochMilliseconds(slot)
  await enqueue(ctx, sweepAbandonedJob, { slot }, { at, key: `assistant.sweep:${slot}` })
}
