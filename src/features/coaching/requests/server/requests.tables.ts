import type { RequestKind, StoredState } from '../requests.rules.ts'

export interface CoachingRequestsTable {
  id: string
  memberId: string
  kind: RequestKind
  text: string
  sentTo: 'coach' | 'founder'
  sentAt: string
  /** Names one send of the writer's browser: repeated, it adds nothing. */
  sendId: string | null
  state: StoredState
  /** JSON: the instants that whoever wrote last suggests. */
  times: string
  /** Of the session that was agreed on. */
  time: string | null
  /** When it was; null where a version before wrote it. */
  agreedAt: string | null
  /** The times that each of the two was reminded of. */
  clientRemindedFor: string | null
  coachRemindedFor: string | null
  /** How they meet: a link, a number. */
  place: string
  /** What the coach said with it, or the member who withdrew it. */
  reply: string
  repliedAt: string | null
  /** Those of the offered times, as JSON, at which the coach meets although they are away; null for none. */
  evenIfAwayTimes: string | null
  /** Raised by every answer. */
  version: number
  /** The message that it is in the thread with the coach; its answer is this one’s. */
  messageId: string | null
  /** The session that was held. */
  talkId: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachingRequests: CoachingRequestsTable
  }
}
