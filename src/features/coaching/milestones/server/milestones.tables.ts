import type { MilestoneType } from '../milestones.rules.ts'

export interface CoachMilestonesTable {
  id: string
  coachId: string
  clientId: string
  milestoneType: MilestoneType
  /** Which module, phase or level. Unique with the type per coach and client, so each is recorded once. */
  subject: string
  description: string
  pointsEarned: number
  achievedAt: string
  recordedAt: string
  recordedBy: 'system' | 'coach'
  /** How much of the program a client had completed who graduated before its end; null for everything else. */
  earlyAtPercent: number | null
}

/** A milestone as it was before its coach corrected it. */
export interface MilestoneCorrectionsTable {
  id: string
  coachId: string
  clientId: string
  at: string
  kind: 'edited' | 'removed'
  milestoneType: MilestoneType
  description: string
  achievedAt: string
  pointsEarned: number
  reason: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    coachMilestones: CoachMilestonesTable
    milestoneCorrections: MilestoneCorrectionsTable
  }
}
