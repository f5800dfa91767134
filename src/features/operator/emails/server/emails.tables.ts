export interface SentEmailsTable {
  /** The message id, as far as it is ours. Sorts by the time it was queued. */
  id: string
  memberId: string
  kind: string
  address: string
  broadcastId: string | null
  queuedAt: string
  tries: number
  acceptedAt: string | null
  /** The last try that failed, and with what words. */
  refusedAt: string | null
  refusal: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    sentEmails: SentEmailsTable
  }
}
