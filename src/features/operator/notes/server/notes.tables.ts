export interface OperatorNotesTable {
  id: string
  /** Whom it is about. */
  memberId: string
  text: string
  /** The operator who wrote it last; null once they are gone. */
  writtenBy: string | null
  writtenAt: string
  version: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    operatorNotes: OperatorNotesTable
  }
}
