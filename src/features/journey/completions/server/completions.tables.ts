import type { MilestoneKind } from '../../journey.rules.ts'

export interface CompletionsTable {
  memberId: string
  subModuleId: string
  completedAt: string
  /** Local date in the time zone the member had at that moment. */
  completedOn: string
  programDay: number
}

export interface MilestonesTable {
  memberId: string
  kind: MilestoneKind
  subject: string
  reachedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    completions: CompletionsTable
    milestones: MilestonesTable
  }
}
