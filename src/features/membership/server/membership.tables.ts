import type { PaidTier, Tier } from '../membership.rules.ts'

export interface MembershipsTable {
  memberId: string
  tier: Tier
  updatedAt: string
  /** When the guarantee returned what was paid. */
  moneyBackAt: string | null
  /** A pause closes what is paid for until then. */
  closedUntil: string | null
  /** What an operator gave, and the moment it ends. */
  givenTier: Tier | null
  givenUntil: string | null
  /** When they gave it; null where a version before wrote it. */
  givenAt: string | null
  /** The end that its owner was told of. */
  toldGiftUntil: string | null
  /** The plan that opened last, by a payment or as a gift, and when. */
  openedTier: PaidTier | null
  openedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    memberships: MembershipsTable
  }
}
