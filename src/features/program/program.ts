import type { z } from 'zod'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { Block } from './lesson.ts'
import type { LessonFile, Minutes, ModuleFile, PhaseFile } from './program.content.ts'

export type Phase = z.infer<typeof PhaseFile>[number] & { modules: readonly ProgramModule[] }

export type ProgramModule = z.infer<typeof ModuleFile> & {
  /** Program days, 1–180, both included. */
  firstDay: number
  lastDay: number
  /** Sums over the core sub-modules. */
  pointsReward: number
  xpReward: number
  /** Sums over the core sub-modules. */
  minutes: Minutes
  subModules: readonly SubModule[]
  core: readonly SubModule[]
}

export type SubModule = z.infer<typeof LessonFile> & {
  moduleId: string
  /** Minutes in one sitting: reading and the work at the desk. */
  estimatedMinutes: number
  /** The higher of its own tier and its module's. */
  neededTier: Tier
  /** Markdown as written; empty while only the outline exists. */
  content: string
  /** The same, parsed into the safe tree that pages draw. */
  lesson: () => readonly Block[]
}

/** The whole program, in memory. */
export type Program = {
  phases: readonly Phase[]
  modules: readonly ProgramModule[]
  moduleById: ReadonlyMap<string, ProgramModule>
  subModuleById: ReadonlyMap<string, SubModule>
  /** Maps the id of a removed lesson to the one that replaced it. */
  replacementOf: ReadonlyMap<string, SubModule>
  coreCount: number
}
