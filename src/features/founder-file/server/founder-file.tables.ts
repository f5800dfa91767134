import type { Mark } from '../worksheets/kinds.ts'

/** A page that a member wrote on. Each write raises `version` and by that holds the other writes of the page off. */
export interface FilePagesTable {
  memberId: string
  pageId: string
  version: number
  /** Fields and cells that hold something. */
  answers: number
  isDone: number
  /** JSON `{label, value, kind, digits}` of the page's main result. */
  keyFigure: string | null
  /** JSON list of local dates, the latest last. */
  keptOn: string
  updatedAt: string
}

export interface FileAnswersTable {
  memberId: string
  pageId: string
  /** `key`, `grid.column.row`, `table.rowId.column`, or a table's own key for the order of its rows. */
  field: string
  /** JSON of `AnswerValue`; of a table also the version at which each row came (`since`). */
  value: string
  mark: Mark | null
  version: number
  updatedAt: string
}

/** What a save displaced that had not seen it, until the member dismisses it. */
export interface FileDisplacedTable {
  id: string
  memberId: string
  pageId: string
  field: string
  value: string
  mark: Mark | null
  version: number
  displacedAt: string
}

/** The highest version of any answer that an erased page had. Answers that come after begin there. */
export interface FileErasuresTable {
  memberId: string
  pageId: string
  version: number
}

/** Saves by the id their browser gave them, so that a repeated one gets its first reply. Swept after 60 days. */
export interface FileSavesTable {
  memberId: string
  id: string
  version: number
  displacedId: string | null
  savedAt: string
}

/** A dated copy of a page, never changed. */
export interface FileSnapshotsTable {
  memberId: string
  id: string
  pageId: string
  /** Local date. */
  keptOn: string
  keptAt: string
  programDay: number
  /** JSON `{field: {value, mark}}`. */
  answers: string
  /** JSON `{address: value}`. */
  computed: string
}

/** A point of a number's series. It is changed only on the local day on which it is typed on its page. */
export interface FileNumbersTable {
  memberId: string
  id: string
  key: string
  /** Of an entry, the local date that it is about; of an answer, the one on which it was typed, whatever day it is about. */
  date: string
  /** The program day that it is about. */
  onDay: number
  value: number
  mark: Mark | null
  pageId: string | null
  field: string | null
  enteredAt: string
  /** The later point that took its place; its own id while its field is empty. */
  correctedBy: string | null
  /** When the assistant proposed it, where it did and the member confirmed. */
  proposedAt: string | null
}

export interface FileSettingsTable {
  memberId: string
  /** ISO 4217. */
  currency: string
  weekStart: 'monday' | 'sunday' | 'saturday'
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    filePages: FilePagesTable
    fileAnswers: FileAnswersTable
    fileDisplaced: FileDisplacedTable
    fileErasures: FileErasuresTable
    fileSaves: FileSavesTable
    fileSnapshots: FileSnapshotsTable
    fileNumbers: FileNumbersTable
    fileSettings: FileSettingsTable
  }
}
