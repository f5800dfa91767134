import { domainEvent } from '#shared/domain-event.ts'
import type { MilestoneKind, Walk } from './journey.rules.ts'

/** What listeners gave for a completion; shown to the member in the reply. */
export type Reward = {
  points: number
  xp: number
  badges: readonly { id: string; name: string; description: string; tier: string; icon: string; earnedAt: string }[]
  level: number | null
}

export type SubModuleCompleted = {
  memberId: string
  subModuleId: string
  completedAt: string
  /** Local date. */
  completedOn: string
  programDay: number
  /** What this completion completed besides itself, already recorded. */
  milestones: readonly (readonly [MilestoneKind, string])[]
  /** Everything the member has completed by now, this and its milestones among it. */
  walk: Walk
  grant: (reward: Reward) => void
}

export const subModuleCompleted = domainEvent<SubModuleCompleted>('journey.sub-module-completed')
