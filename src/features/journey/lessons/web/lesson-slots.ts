import type { ComponentType } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../../completions/completions.contract.ts'

/** A slot on the lesson's page that another feature fills. */
export type LessonSlot = ComponentType<{ subModuleId: string }>

type Completed = Reply<typeof contract.completeSubModule>

/** Celebrates the badges and the level that a completion earned, and the step it was on the way; else renders nothing. */
export type RewardsSlot = ComponentType<{
  badges: Completed['newBadges']
  level: Completed['newLevel']
  /** Whether a core lesson was completed just now. */
  hasStepped: boolean
  className: string
}>
