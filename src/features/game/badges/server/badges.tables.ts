export interface EarningsTable {
  memberId: string
  /** `program`: the last level's completion. */
  kind: 'badge' | 'level' | 'program'
  subject: string
  earnedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    earnings: EarningsTable
  }
}
