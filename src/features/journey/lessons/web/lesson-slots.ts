import type { ComponentType } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../../completions/completions.contract.ts'

/** A part of the lesson's page that another feature draws. */
export type LessonSlot = ComponentType<{ subModuleId: string }>

type Completed = Reply<typeof contract.completeSubModule>

/** Shows the badges and the level that a completion brought; nothing where it brought none. */
export type RewardsSlot = ComponentType<{
  badges: Completed['newBadges']
  level: Completed['newLevel']
  className: string
}>
