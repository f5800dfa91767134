import type { Lane } from './job.ts'

export interface JobsTable {
  id: string
  name: string
  lane: Lane
  /** JSON. */
  data: string
  /** One pending job per key; a second request with it changes nothing. A dead job has none. */
  uniqueKey: string | null
  /** What the job is about, kept when it dies: once the same work succeeds, the dead job is gone. */
  work: string | null
  /** Whom or what it is about, where jobs are looked for by that: the address that an email goes to. */
  about: string | null
  /** What it is one of many of. */
  partOf: string | null
  /** 1: taken before all others that are due in its lane. */
  urgent: 1 | null
  runAt: string
  /** Tries that failed, or whose process ended under them. */
  attempts: number
  /** Machine time until which the process that runs it vouches for it. */
  leasedUntil: string | null
  /** Names the one run that holds the lease. */
  leasedBy: string | null
  lastError: string | null
  /** Set when the last attempt failed: a dead job that waits for the operator. */
  deadAt: string | null
  createdAt: string
}

/** When each piece of recurring work is next due, by machine time. */
export interface SchedulesTable {
  name: string
  nextAt: string
  /** When its latest turn was handed to the queue, whatever became of it. */
  lastAt: string | null
}

declare module '../database/database.ts' {
  interface Tables {
    jobs: JobsTable
    schedules: SchedulesTable
  }
}
