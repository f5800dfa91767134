import { iso, machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Job } from './job.ts'
import type { JobsTable } from './jobs.tables.ts'

const leaseSeconds = 120
const idleMs = 2000
// One at a time: a job that hangs must not hold the lease of others.
const batch = 1

/** Runs due jobs until stopped. A process that dies leaves its lease to run out, and another takes over. */
export function startWorker(ctx: Context, jobs: readonly Job[]) {
  const byName = new Map(jobs.map((one) => [one.name, one]))
  let stopped = false
  let wake = () => {}
  const running = work()

  async function work(): Promise<void> {
    while (!stopped) {
      const done = await runDueJobs(ctx, byName).catch((error) => {
        ctx.log.error({ err: error }, 'jobs could not be read')
        return 0
      })
      if (done === 0 && !stopped) await rest()
    }
  }

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    wake: () => wake(),
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}

/** Claims and runs what is due; answers how many it took. */
export async function runDueJobs(ctx: Context, byName: ReadonlyMap<string, Job>): Promise<number> {
  const claimed = await claim(ctx)
  for (const row of claimed) await runOne(ctx, row, byName.get(row.name))
  return claimed.length
}

/** One conditional update: of two workers, the second finds the lease taken. */
async function claim(ctx: Context): Promise<JobsTable[]> {
  const now = machineNow()
  const due = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('deadAt', 'is', null)
    .where('runAt', '<=', iso(now))
    .where((or) => or.or([or('leasedUntil', 'is', null), or('leasedUntil', '<', iso(now))]))
    .orderBy('runAt')
    .limit(batch)
    .execute()
  if (due.length === 0) return []
  return ctx.db
    .updateTable('jobs')
    .set({ leasedUntil: iso(now.add({ seconds: leaseSeconds })) })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where((or) => or.or([or('leasedUntil', 'is', null), or('leasedUntil', '<', iso(now))]))
    .returningAll()
    .execute()
}

async function runOne(ctx: Context, row: JobsTable, kind: Job | undefined): Promise<void> {
  try {
    if (!kind) throw new Error(`No job is called ${row.name}`)
    // The data was written by `enqueue` with this job's own type.
    await kind.run(ctx, JSON.parse(row.data) as never)
    await ctx.db.deleteFrom('jobs').where('id', '=', row.id).where('leasedUntil', '=', row.leasedUntil).execute()
  } catch (error) {
    ctx.log.warn({ err: error, job: row.name, id: row.id, attempt: row.attempts + 1 }, 'job failed')
    await putBack(ctx, row, kind?.attempts ?? 1, error)
  }
}

/** Waits 10 s, 20 s, 40 s … up to an hour; after the last attempt the job stays as a dead letter. */
async function putBack(ctx: Context, row: JobsTable, allowed: number, error: unknown): Promise<void> {
  const attempts = row.attempts + 1
  const now = machineNow()
  const wait = Math.min(3600, 10 * 2 ** row.attempts)
  await ctx.db
    .updateTable('jobs')
    .set({
      attempts,
      leasedUntil: null,
      lastError: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
      runAt: iso(now.add({ seconds: wait })),
      deadAt: attempts >= allowed ? iso(now) : null,
    })
    .where('id', '=', row.id)
    .where('leasedUntil', '=', row.leasedUntil)
    .execute()
}
