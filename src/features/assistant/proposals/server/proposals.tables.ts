import type { Expiry, ProposalKindName, ProposalState } from '../proposals.rules.ts'

/** What the assistant proposed in an answer, and what the member decided. */
export interface ProposalsTable {
  id: string
  memberId: string
  conversationId: string
  messageId: string
  kind: ProposalKindName
  /** What would be done, JSON. */
  payload: string
  /** What it hung on when it was proposed: with anything else there, confirming changes nothing. */
  basis: string
  /** What the member was shown, JSON. */
  card: string
  state: ProposalState
  /** Of one that expired. */
  why: Expiry | null
  madeAt: string
  decidedAt: string | null
  /** What confirming it made, and where that is found. */
  resultId: string | null
  resultHref: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    proposals: ProposalsTable
  }
}
