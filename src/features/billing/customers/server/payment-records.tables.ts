/** What tax law has us keep of a member who is gone: no name, no address, only the provider's reference. */
export interface PaymentRecordsTable {
  formerMemberId: string
  customerId: string | null
  firstPaidAt: string | null
  /** JSON. */
  subscriptions: string
  /** JSON: when the money was asked back, and how much went back. */
  guarantee: string | null
  erasedAt: string
  keepUntil: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    paymentRecords: PaymentRecordsTable
  }
}
