export interface JobsTable {
  id: string
  name: string
  /** JSON. */
  data: string
  /** One pending job per key; a second request with it changes nothing. */
  uniqueKey: string | null
  runAt: string
  attempts: number
  leasedUntil: string | null
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
