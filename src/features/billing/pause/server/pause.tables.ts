/** A membership that paused with the program. */
export interface MembershipPausesTable {
  id: string
  memberId: string
  subscriptionId: string
  fromAt: string
  /** When it opens again: planned, or earlier where the member resumed. */
  resumesAt: string
  /** By how much the provider has moved the next payment; null until it heard of the pause. */
  appliedSeconds: number | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    membershipPauses: MembershipPausesTable
  }
}
