import type { Context } from '../context.ts'
import { claimJob } from './claim-job.ts'
import { createIdleWait } from './idle-wait.ts'
import { type Job, type Lane, lanes } from './job.ts'
import { runJob } from './run-job.ts'
import { enqueueDueTurns, type Schedule } from './schedules.ts'

/**
 * How many jobs of each lane run side by side: an email or a short job that hangs does not hold its lane up. What writes to
 * members and long work are one at a time, and leave database and provider to others.
 */
const places: Record<Lane, number> = { mail: 2, short: 2, writing: 1, long: 1 }

export type Worker = ReturnType<typeof createWorker>

type Settings = {
  schedules?: readonly Schedule[]
  /** After a stop is asked for, what runs may finish for so long; then it is handed to whoever is next. */
  graceMs?: number
  idleMs?: number
}

/**
 * Once started, runs due jobs until stopped, a few at a time in each lane, and asks for the turns of recurring work. A
 * process that dies leaves its leases to run out, and another takes over.
 */
export function createWorker(ctx: Context, jobs: readonly Job[], settings: Settings = {}) {
  const { schedules = [], graceMs = 5000, idleMs = 2000 } = settings
  const byName = new Map(jobs.map((one) => [one.name, one]))
  const stopping = new AbortController()
  const turned = new Map<symbol, number>()
  const idle = createIdleWait(idleMs)
  const outage = createOutage(ctx)
  let running: Promise<unknown> | undefined

  async function workIn(lane: Lane): Promise<void> {
    const onBeat = pulse()
    while (!idle.isOver()) {
      const seen = idle.wakes()
      try {
        const row = await claimJob(ctx, lane)
        onBeat()
        outage.isOver()
        if (row) await runJob(ctx, row, byName.get(row.name), { stopping: stopping.signal, onBeat })
        else await idle.rest(seen)
      } catch (error) {
        outage.isOn(error)
        await idle.rest(idle.wakes())
      }
    }
  }

  async function planTurns(): Promise<void> {
    const onBeat = pulse()
    for (let isStart = true; !idle.isOver(); await idle.rest()) {
      try {
        await enqueueDueTurns(ctx, schedules, isStart)
        isStart = false
        onBeat()
      } catch (error) {
        outage.isOn(error)
      }
    }
  }

  /** Says that a loop goes on. */
  function pulse(): () => void {
    const loop = Symbol()
    const onBeat = () => turned.set(loop, performance.now())
    onBeat()
    return onBeat
  }

  return {
    /** Once it is sure that the process stays: one that ends leaves what it claimed as tries that failed. */
    start: () => {
      running ??= Promise.all([
        ...lanes.flatMap((lane) => Array.from({ length: places[lane] }, () => workIn(lane))),
        planTurns(),
      ])
    },
    wake: idle.wake,
    /** Seconds since the loop that stands still for longest last reached the database. */
    secondsStill: () => Math.max(0, performance.now() - Math.min(...turned.values())) / 1000,
    stop: async () => {
      idle.end()
      const patience = setTimeout(() => stopping.abort(new Error('The process stops')), graceMs)
      await running
      clearTimeout(patience)
    },
  }
}

/** An outage of the database is one line of the log, however long it lasts, and one when it is over. */
function createOutage({ log }: Context) {
  let isAway = false
  return {
    isOn: (error: unknown) => {
      if (!isAway) log.error({ err: error }, 'jobs could not be read or written; tried again until they can')
      isAway = true
    },
    isOver: () => {
      if (isAway) log.warn('jobs can be read and written again')
      isAway = false
    },
  }
}
