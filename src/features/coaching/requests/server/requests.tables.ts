import type { RequestKind } from '../requests.rules.ts'

interface CoachingRequestsTable {
  id: string
  memberId: string
  kind: RequestKind
  text: string
  sentTo: 'coach' | 'founder'
  sentAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachingRequests: CoachingRequestsTable
  }
}
