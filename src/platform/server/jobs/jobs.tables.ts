export interface JobsTable {
  id: string
  name: string
  /** JSON. */
  data: string
  /** One pending job per key; a second request with it changes nothing. A dead job has none. */
  uniqueKey: string | null
  runAt: string
  /** Tries that failed, or whose process ended under them. */
  attempts: number
  /** Machine time until which the process that runs it vouches for it. */
  leasedUntil: string | null
  /** Names the one run that holds the lease. */
  leasedBy: string | null
  lastError: string | null
  /** Set when the last attempt failed: a dead letter that waits for the operator. */
  deadAt: string | null
  createdAt: string
}

declare module '../database/database.ts' {
  interface Tables {
    jobs: JobsTable
  }
}
