import type { Context } from '../context.ts'
import { newLease } from './claim-job.ts'
import type { JobsTable } from './jobs.tables.ts'

const beatMs = 15_000

export type Lease = { lost: AbortSignal; end: () => void }

/** Renews a job's lease for as long as it runs. `lost` aborts once another process holds it. */
export function startRenewingLease(ctx: Context, { id, leasedBy }: JobsTable, onBeat: () => void): Lease {
  const lost = new AbortController()
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, beatMs)

  async function beat(): Promise<void> {
    try {
      const { numUpdatedRows } = await ctx.db
        .updateTable('jobs')
        .set({ leasedUntil: newLease() })
        .where('id', '=', id)
        .where('leasedBy', '=', leasedBy)
        .executeTakeFirstOrThrow()
      onBeat()
      if (numUpdatedRows === 0n) lost.abort(new Error('Another process took the job over'))
    } catch (error) {
      ctx.log.warn({ err: error, id }, "a job's lease could not be renewed")
    }
  }

  return { lost: lost.signal, end: () => clearInterval(timer) }
}
