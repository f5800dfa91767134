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
  /** Of a client's message: it waits for an answer until it has one of these two. */
  answeredAt: string | null
  putAsideAt: string | null
  /** Names one send of the writer's browser: repeated, it adds nothing. */
  sendId: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachMessages: CoachMessagesTable
  }
}
