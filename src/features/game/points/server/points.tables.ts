export interface LedgerEntriesTable {
  id: string
  memberId: string
  at: string
  /** Local date of the member. */
  onDay: string
  /** What kind of thing paid, `sub-module.completed`. */
  reason: string
  /** Which one: with the reason unique per member, so that a cause pays once. */
  cause: string
  label: string
  points: number
  xp: number
}

/** Running totals, written with each ledger entry and by nothing else. */
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
