export interface ReferralsTable {
  id: string
  referrerId: string
  /** Who joined; null once that account is deleted. */
  referredId: string | null
  referredAt: string
  /** The first paid membership began. */
  paidAt: string | null
  convertedAt: string | null
  reversedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    referrals: ReferralsTable
  }
}
