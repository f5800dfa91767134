export interface CoachClientsTable {
  id: string
  coachId: string
  clientId: string
  /** The client while the coaching lasts, then null. Unique, so a client has one coach at a time. */
  liveClientId: string | null
  status: 'active' | 'graduated' | 'ended'
  notes: string
  assignedAt: string
  /** With this coach, or before they came. */
  graduatedAt: string | null
  endedAt: string | null
  /** Null while it lasts, and for coachings that ended before this column existed. */
  endedBy: 'coach' | 'client' | 'operator' | null
  /** When the coach last wrote. */
  contactedAt: string | null
  /** The coaching of the same client that this one continues, by a hand-over or a later assignment. */
  continuesId: string | null
  /** Since when the client lets this coach read the messages with earlier ones. */
  earlierAgreedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachClients: CoachClientsTable
  }
}
