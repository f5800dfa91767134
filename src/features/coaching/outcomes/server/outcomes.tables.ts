import type { Decision } from '../outcomes.rules.ts'

/** Each time a member filed an outcome. One that was returned is followed by the next round. */
export interface OutcomeFilingsTable {
  id: string
  memberId: string
  outcomeId: string
  /** From 1; once for each member and outcome, so that two tabs file one. */
  round: number
  filedAt: string
  /** Null while it waits for a coach. */
  decision: Decision | null
  reason: string | null
  decidedAt: string | null
  decidedBy: string | null
  /** When the assistant proposed to file it, where it did and the member confirmed. */
  proposedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    outcomeFilings: OutcomeFilingsTable
  }
}
