import { domainEvent } from '#shared/domain-event.ts'
import type { MilestoneKind, Walk } from './journey.rules.ts'

/** What subscribers awarded for a completion; shown to the member in the reply. */
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
  /** Milestones that this completion reached, already recorded. */
  milestones: readonly (readonly [MilestoneKind, string])[]
  /** Everything the member has completed so far, including this and its milestones. */
  walk: Walk
  grant: (reward: Reward) => void
}

export const subModuleCompleted = domainEvent<SubModuleCompleted>('journey.sub-module-completed')

export type MilestonesFound = Pick<SubModuleCompleted, 'memberId' | 'milestones' | 'walk'> & {
  reachedAt: string
  /** Local date. */
  reachedOn: string
}

/** A change of the content left nothing to do of a module, and with it maybe of a phase or the program; already recorded. */
export const milestonesFound = domainEvent<MilestonesFound>('journey.milestones-found')
