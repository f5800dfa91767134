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
  /** Null: from a server that does not tell. */
  contentVersion: string | null
  contentSince: string | null
  /** A list as JSON: why it does not serve what is in its content folder. */
  contentFaults: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    servers: ServersTable
  }
}
