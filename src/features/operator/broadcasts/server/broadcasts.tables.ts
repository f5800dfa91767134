import type { Generated, Selectable } from 'kysely'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { ReachedStatus, Seen } from '../../operator.rules.ts'

export interface BroadcastsTable {
  id: string
  subject: string
  text: string
  buttonLabel: string
  buttonUrl: string
  search: string
  tier: Tier | null
  status: ReachedStatus | null
  coach: string
  seen: Seen | null
  fromDay: number | null
  toDay: number | null
  /** Counts the saves of the draft. */
  version: number
  createdBy: string | null
  createdAt: string
  startedAt: string | null
  stoppedAt: string | null
  finishedAt: string | null
  /** Members up to this id are done. */
  afterId: string
  /** Emails whose records are gone, with the account or by age: counted without persons. */
  goneSent: Generated<number>
  goneRefused: Generated<number>
  goneBounced: Generated<number>
}

export type BroadcastRow = Selectable<BroadcastsTable>

export interface BroadcastEmailsTable {
  broadcastId: string
  memberId: string
  sentAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    broadcasts: BroadcastsTable
    broadcastEmails: BroadcastEmailsTable
  }
}
