import type { ComponentType } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../../completions/completions.contract.ts'

/** A slot on the lesson's page that another feature fills. */
export type LessonSlot = ComponentType<{ subModuleId: string }>

type Completed = Reply<typeof contract.completeSubModule>

/** Celebrates the badges and the level that a completion earned; renders nothing if it earned none. */
export type RewardsSlot = ComponentType<{
  badges: Completed['newBadges']
  level: Completed['newLevel']
  className: string
}>
