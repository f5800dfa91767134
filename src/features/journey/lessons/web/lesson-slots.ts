import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Block } from '#features/program/lesson.ts'
import type { Ticks } from '#features/program/web/public.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../../completions/completions.contract.ts'

/** A slot on the lesson's page that another feature fills. */
export type LessonSlot = ComponentType<{ subModuleId: string }>

/** Keeps what the member ticks in a lesson's checklist. */
export type TicksSlot = ComponentType<{
  subModuleId: string
  lesson: readonly Block[]
  children: (ticks: Ticks) => ReactNode
}>

type Completed = Reply<typeof contract.completeSubModule>

/** Celebrates the badges and the level that a completion earned, and the step it was on the way; else renders nothing. */
export type RewardsSlot = ComponentType<{
  badges: Completed['newBadges']
  level: Completed['newLevel']
  /** Whether a core lesson was completed just now. */
  hasStepped: boolean
  className: string
}>

/** The end of a module, a phase or the program, where a completion reached one. */
export type EndingSlot = ComponentType<{ reached: Completed['reached'] }>

/** Whether the lesson has a page of the member’s with nothing on it. */
export type IsPageEmpty = (queries: QueryClient, memberId: string, subModuleId: string) => Promise<boolean>
