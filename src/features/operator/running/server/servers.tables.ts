/** One process that serves, or served in the last month. */
export interface ServersTable {
  id: string
  host: string
  version: string
  startedAt: string
  seenAt: string
  /** Set when it was stopped in good order. */
  stoppedAt: string | null
  memoryBytes: number
  emailSentAt: string | null
  emailFailedAt: string | null
  emailError: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    servers: ServersTable
  }
}
