import type { DisputeState } from '../disputes.rules.ts'

/** A dispute of a payment, as the provider last told it. An inquiry isn’t one yet. */
export interface DisputesTable {
  id: string
  /** Null once they are gone: the money stays, the person doesn't. */
  memberId: string | null
  chargeId: string
  cents: number
  /** In the provider’s word. */
  reason: string
  state: DisputeState
  openedAt: string
  /** Until when it can be answered, where that is known. */
  answerUntil: string | null
  decidedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    disputes: DisputesTable
  }
}
