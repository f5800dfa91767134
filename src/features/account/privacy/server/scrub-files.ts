import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'

/** What a person left in the database's files, after the rows are gone. */
export const scrubFilesJob = job<Record<never, never>>('account.scrubFiles', ({ scrub }) => scrub())

/** Once right away, and once more when the last email has left with their address. */
export async function scrubSoon(ctx: Context): Promise<void> {
  await enqueue(ctx, scrubFilesJob, {})
  await enqueue(ctx, scrubFilesJob, {}, { at: machineNow().add({ hours: 1 }) })
}
