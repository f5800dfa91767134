export interface StoppingSumsTable {
  /** Of joining, `2026-03`. */
  month: string
  tier: string
  /** JSON of `Sums`. */
  sums: string
  countedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    stoppingSums: StoppingSumsTable
  }
}
