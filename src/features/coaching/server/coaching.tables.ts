import type { MilestoneType, RequestKind } from '../coaching.rules.ts'

interface CoachProfilesTable {
  coachId: string
  bio: string
  experienceYears: number
  /** A list of words as JSON. */
  specializations: string
  certifications: string
  isActive: number
  createdAt: string
  updatedAt: string
}

export interface CoachClientsTable {
  id: string
  coachId: string
  clientId: string
  /** The client while the coaching lasts, else null. Unique: nobody has two coaches at once. */
  liveClientId: string | null
  status: 'active' | 'graduated' | 'ended'
  notes: string
  assignedAt: string
  graduatedAt: string | null
  endedAt: string | null
  /** Null while it lasts, and for coachings that ended before this was written down. */
  endedBy: 'coach' | 'client' | 'operator' | null
  /** When the coach last wrote. */
  contactedAt: string | null
}

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

interface CoachingRequestsTable {
  id: string
  memberId: string
  kind: RequestKind
  text: string
  sentTo: 'coach' | 'founder'
  sentAt: string
}

export interface CoachMilestonesTable {
  id: string
  coachId: string
  clientId: string
  milestoneType: MilestoneType
  /** Which one: with the type unique per coach and client, so that each is recorded once. */
  subject: string
  description: string
  pointsEarned: number
  achievedAt: string
  recordedAt: string
  recordedBy: 'system' | 'coach'
}

interface CoachLedgerTable {
  id: string
  coachId: string
  at: string
  reason: string
  cause: string
  label: string
  points: number
}

interface CoachAchievementsTable {
  coachId: string
  achievementId: string
  achievedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachProfiles: CoachProfilesTable
    coachClients: CoachClientsTable
    coachMessages: CoachMessagesTable
    coachingRequests: CoachingRequestsTable
    coachMilestones: CoachMilestonesTable
    coachLedger: CoachLedgerTable
    coachAchievements: CoachAchievementsTable
  }
}
