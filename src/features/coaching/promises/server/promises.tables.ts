import type { Owner, PromiseChangeKind, PromiseState } from '../promises.rules.ts'

export interface CoachPromisesTable {
  id: string
  clientId: string
  /** Who recorded it; null once that coach erased their account. */
  coachId: string | null
  /** Names one send of the coach's browser: repeated, it adds nothing. */
  sendId: string
  owner: Owner
  text: string
  dueOn: string
  state: PromiseState
  version: number
  madeAt: string
  settledAt: string | null
  /** When the assistant proposed it, where it did and the member confirmed. */
  proposedAt: string | null
}

interface CoachPromiseChangesTable {
  id: string
  promiseId: string
  kind: PromiseChangeKind
  by: Owner
  /** The day or the wording before. */
  was: string | null
  at: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachPromises: CoachPromisesTable
    coachPromiseChanges: CoachPromiseChangesTable
  }
}
