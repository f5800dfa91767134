/** Keyed hashes of addresses and cards with which the guarantee was used; they identify no one, and outlive the account. */
export interface GuaranteeMarksTable {
  mark: string
  usedAt: string
  keepUntil: string
}

export interface GuaranteesTable {
  memberId: string
  subscriptionId: string
  requestedAt: string
  refundedCents: number | null
  carriedOutAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    guaranteeMarks: GuaranteeMarksTable
    guarantees: GuaranteesTable
  }
}
