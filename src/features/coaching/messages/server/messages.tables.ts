import type { RequestKind } from '../../requests/requests.rules.ts'

interface CoachMessagesTable {
  id: string
  assignmentId: string
  sender: 'coach' | 'client'
  kind: 'message' | RequestKind
  text: string
  sentAt: string
  /** By whom it was written to. */
  readAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachMessages: CoachMessagesTable
  }
}
