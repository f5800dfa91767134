import type { Generated } from 'kysely'
import type { BounceKind } from '../../bounces/bounces.rules.ts'

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
  /** 1: no mail server was set, so it is a file in the outbox. */
  inOutbox: Generated<number>
  /** The last try that failed, and with what words. */
  refusedAt: string | null
  refusal: string | null
  /** What was reported after it was taken. */
  bounceKind: BounceKind | null
  bouncedAt: string | null
  bounceReason: string | null
}

/** Where broadcasts no longer go. */
export interface BouncedAddressesTable {
  address: string
  memberId: string
  reason: string
  bouncedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    sentEmails: SentEmailsTable
    bouncedAddresses: BouncedAddressesTable
  }
}
