import type { Tier } from '#features/membership/membership.rules.ts'

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
