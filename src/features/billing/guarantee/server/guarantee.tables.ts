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
  /** What had been refunded before it was used. */
  refundedBeforeCents: number
  /** In all, with what had been refunded before. */
  refundedCents: number | null
  carriedOutAt: string | null
  /** When an operator said that they paid it another way: no card is tried anymore. */
  settledAt: string | null
  /** When the provider refused the refund: the last try of it, none since. */
  refusedAt: string | null
  /** How often it refused. */
  refusals: number
  /** A try of the refund may run until then; `tryId` is which, where it runs alone. */
  tryingUntil: string | null
  tryId: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    guaranteeMarks: GuaranteeMarksTable
    guarantees: GuaranteesTable
  }
}
