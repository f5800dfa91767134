import type { MarkKind } from '../marks.rules.ts'

interface MapMarksTable {
  id: string
  memberId: string
  kind: MarkKind
  subModuleId: string
  /** With member and kind it is unique: empty where a kind happens once, else the step. */
  slot: string
  markedAt: string
  /** Restorable for some seconds, then erased. */
  deletedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    mapMarks: MapMarksTable
  }
}
