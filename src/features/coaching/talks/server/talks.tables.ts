/** A session of a coach with a client, from its preparation on. */
export interface CoachTalksTable {
  id: string
  assignmentId: string
  clientId: string
  coachId: string
  /** The coaching while the session is being prepared, then null. Unique, so one is prepared at a time. */
  openFor: string | null
  beganAt: string
  heldAt: string | null
  /** The client's local date. */
  heldOn: string | null
  /** The month whose session this one is; unique with the client. Null for those beyond it. */
  takenMonth: string | null
  privateNotes: string
  privateVersion: number
  clientNotes: string
  /** When the client was emailed that there are notes for them. */
  notesToldAt: string | null
  clientVersion: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachTalks: CoachTalksTable
  }
}
