export interface CoachAbsencesTable {
  id: string
  coachId: string
  /** Local dates of the coach. */
  fromDay: string
  untilDay: string
  /** A line for clients. */
  note: string
  savedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachAbsences: CoachAbsencesTable
  }
}
