import { sql } from 'kysely'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { type Job, job } from '#platform/server/jobs/job.ts'

/** Longer than the longest analysis including its retry: a reservation this old has lost its process. */
const abandonedMinutes = 10

export const abandonedBefore = ({ now }: Context): string => iso(now().subtract({ minutes: abandonedMinutes }))

/** Releases what a dead process had reserved, and marks its answers as failed. */
export async function sweepAbandoned(ctx: Context): Promise<void> {
  await ctx.db
    .updateTable('assistantUsage')
    .set({ state: 'released' })
    // Written out, as in the index of the few that run.
    .where('state', '=', sql.lit('reserved' as const))
    .where('at', '<', abandonedBefore(ctx))
    .execute()
  await ctx.db
    .updateTable('chatMessages')
    .set({ status: 'failed', leasedUntil: null })
    .where('status', '=', sql.lit('running' as const))
    .where('leasedUntil', '<', iso(machineNow().subtract({ minutes: abandonedMinutes })))
    .execute()
}

export const sweepAbandonedJob: Job<null> = job<null>('assistant.sweep', sweepAbandoned, { attempts: 3 })
