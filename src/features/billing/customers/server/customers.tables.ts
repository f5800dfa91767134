/** A member as the provider's customer; the row is there before the customer is. */
export interface PayersTable {
  memberId: string
  /** Names the request that makes the customer, so that repeating it makes no second one. */
  customerKey: string
  customerId: string | null
  /** The running try to subscribe; names its request in the same way. */
  attemptId: string | null
  attemptPriceId: string | null
  /** What was shown before a change: the price, and the second from which it is counted. */
  previewPriceId: string | null
  previewAt: number | null
  firstPaidAt: string | null
  firstSubscriptionId: string | null
  /** Keyed hash of the card that made the first payment, where the provider tells cards apart. */
  cardMark: string | null
  /** Counts what was read from the provider, so that an older reading never replaces a newer one. */
  reading: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    payers: PayersTable
  }
}
