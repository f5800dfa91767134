import type { Tier } from '#features/membership/membership.rules.ts'

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

/** Keyed hashes of addresses and cards with which the guarantee was used; they lead to nobody, and outlive the account. */
export interface GuaranteeMarksTable {
  mark: string
  usedAt: string
  keepUntil: string
}

export interface SubscriptionsTable {
  id: string
  memberId: string
  /** In the provider's words. */
  status: string
  tier: Tier
  priceId: string
  priceCents: number
  /** What it becomes at the end of the period. */
  nextTier: Tier | null
  nextCents: number | null
  startedAt: string
  periodEndsAt: string
  /** When it ends or ended, where that is settled. */
  endsAt: string | null
  /** The latest payment was returned in full, or is disputed. */
  refundedAt: string | null
  disputedAt: string | null
  readAt: string
}

export interface MembershipChangesTable {
  id: string
  memberId: string
  at: string
  fromTier: Tier
  toTier: Tier
  cause: string
}

export interface ProviderEventsTable {
  id: string
  type: string
  receivedAt: string
  doneAt: string | null
}

export interface NoticesSentTable {
  key: string
  memberId: string
  at: string
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
    payers: PayersTable
    subscriptions: SubscriptionsTable
    membershipChanges: MembershipChangesTable
    providerEvents: ProviderEventsTable
    noticesSent: NoticesSentTable
    guarantees: GuaranteesTable
    guaranteeMarks: GuaranteeMarksTable
  }
}
