import type { RequestKind } from '../requests.rules.ts'

interface CoachingRequestsTable {
  id: string
  memberId: string
  kind: RequestKind
  text: string
  sentTo: 'coach' | 'founder'
  sentAt: string
  /** Names one send of the writer's browser: repeated, it adds nothing. */
  sendId: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachingRequests: CoachingRequestsTable
  }
}
