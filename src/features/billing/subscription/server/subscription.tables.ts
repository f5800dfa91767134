import type { Tier } from '#features/membership/membership.rules.ts'

export interface SubscriptionsTable {
  id: string
  memberId: string
  /** In the provider's words. */
  status: string
  tier: Tier
  priceId: string
  /** What the plan costs each month, before discounts. */
  priceCents: number
  /** What it brings each month after discounts that stay, and without tax, where that isn't the price. */
  recurringCents: number | null
  /** What it becomes at the end of the period. */
  nextTier: Tier | null
  /** What it becomes once a payment that was started is through. */
  pendingTier: Tier | null
  /** What the next month costs after discounts, where that isn't the price. */
  nextCents: number | null
  /** 1 where tax comes on top of these amounts. */
  addsTax: number
  startedAt: string
  periodEndsAt: string
  /** When it ends or ended, where that is settled. */
  endsAt: string | null
  /** Until when the provider collects nothing. */
  pausedUntil: string | null
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

declare module '#platform/server/database/database.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable
    membershipChanges: MembershipChangesTable
  }
}
