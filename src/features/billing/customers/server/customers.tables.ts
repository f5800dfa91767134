/** A member as Stripe's customer; the row exists before the customer does. */
export interface PayersTable {
  memberId: string
  /** Idempotency key of the request that creates the customer. */
  customerKey: string
  customerId: string | null
  /** When a customer whom the provider had before was tied to the member; null for one that was made here. */
  attachedAt: string | null
  /** The current attempt to subscribe; part of its idempotency key. */
  attemptId: string | null
  attemptPriceId: string | null
  /** The provider's checkout page that may still be paid. */
  checkoutId: string | null
  /** What the preview of a change showed: the price, and the second from which it is prorated. */
  previewPriceId: string | null
  previewAt: number | null
  firstPaidAt: string | null
  firstSubscriptionId: string | null
  /** Keyed hash of the card that made the first payment, where the provider tells cards apart. */
  cardMark: string | null
  /** Counts the snapshots recorded, so that an older one never replaces a newer one. */
  reading: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    payers: PayersTable
  }
}
