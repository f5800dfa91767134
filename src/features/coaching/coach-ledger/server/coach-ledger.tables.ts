export interface CoachLedgerTable {
  id: string
  coachId: string
  at: string
  reason: string
  cause: string
  label: string
  points: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachLedger: CoachLedgerTable
  }
}
