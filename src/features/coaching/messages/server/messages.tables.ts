import type { RequestKind } from '../../requests/requests.rules.ts'

interface CoachMessagesTable {
  id: string
  assignmentId: string
  sender: 'coach' | 'client'
  kind: 'message' | RequestKind
  text: string
  sentAt: string
  /** When the recipient read it. */
  readAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachMessages: CoachMessagesTable
  }
}
