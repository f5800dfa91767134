import type { Context } from '../context.ts'
import { claimJob } from './claim-job.ts'
import { type Job, type Lane, lanes } from './job.ts'
import { runJob } from './run-job.ts'

const idleMs = 2000
/** After a stop is asked for, what runs may finish for so long; then it is handed to whoever is next. */
const patienceMs = 5000

export type Worker = ReturnType<typeof startWorker>

/**
 * Runs due jobs until stopped, one at a time in each lane. A process that dies leaves its leases to run out, and another
 * takes over.
 */
export function startWorker(ctx: Context, jobs: readonly Job[], { graceMs = patienceMs } = {}) {
  const byName = new Map(jobs.map((one) => [one.name, one]))
  const stopping = new AbortController()
  const turned = new Map<Lane, number>(lanes.map((lane) => [lane, performance.now()]))
  const wakers = new Set<() => void>()
  let wakes = 0
  let stopped = false
  const running = Promise.all(lanes.map(work))

  async function work(lane: Lane): Promise<void> {
    const onBeat = () => turned.set(lane, performance.now())
    while (!stopped) {
      const seen = wakes
      try {
        const row = await claimJob(ctx, byName, lane)
        onBeat()
        if (row) await runJob(ctx, row, byName.get(row.name), { stopping: stopping.signal, onBeat })
        else await rest(seen)
      } catch (error) {
        ctx.log.error({ err: error, lane }, 'jobs could not be read or written')
        await rest(wakes)
      }
    }
  }

  /** Until somebody calls, or called after `seen` was read. */
  const rest = (seen: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        wakers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, idleMs)
      wakers.add(wake)
      if (stopped || wakes !== seen) wake()
    })

  const wake = () => {
    wakes += 1
    for (const one of wakers) one()
  }

  return {
    wake,
    /** Seconds since the lane that stands still for longest last reached the database. */
    secondsStill: () => (performance.now() - Math.min(...turned.values())) / 1000,
    stop: async () => {
      stopped = true
      wake()
      const patience = setTimeout(() => stopping.abort(new Error('The process stops')), graceMs)
      await running
      clearTimeout(patience)
    },
  }
}

/** Claims and runs one job that is due, of any lane; answers how many it took. */
export async function runDueJobs(ctx: Context, byName: ReadonlyMap<string, Job>): Promise<number> {
  const row = await claimJob(ctx, byName)
  if (!row) return 0
  await runJob(ctx, row, byName.get(row.name))
  return 1
}
