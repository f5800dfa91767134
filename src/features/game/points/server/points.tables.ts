export interface LedgerEntriesTable {
  id: string
  memberId: string
  at: string
  /** Local date of the member. */
  onDay: string
  /** What kind of thing paid, for instance `sub-module.completed`. */
  reason: string
  /** Which one of that kind; unique per member and reason, so that a cause pays once. */
  cause: string
  label: string
  points: number
  xp: number
}

/** Running totals, updated with each ledger entry and by nothing else. */
export interface StandingsTable {
  memberId: string
  points: number
  xp: number
  proactivity: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    ledgerEntries: LedgerEntriesTable
    standings: StandingsTable
  }
}
