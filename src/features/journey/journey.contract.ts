import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { journeyRefusals } from './journey-refusals.ts'

const Tier = z.enum(tiers)
const PhaseName = z.enum(['foundation', 'growth', 'optimization'])
const ModuleParams = z.object({ moduleId: z.string().max(120) })
const SubModuleParams = z.object({ subModuleId: z.string().max(120) })

export const Module = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  phase: PhaseName,
  order: z.number(),
  requiredTier: Tier,
  estimatedDays: z.number(),
  pointsReward: z.number(),
  xpReward: z.number(),
  deliverable: z.string(),
  question: z.string(),
  /** Program days, both included. */
  firstDay: z.number(),
  lastDay: z.number(),
  hasAccess: z.boolean(),
  isCompleted: z.boolean(),
  subModuleCount: z.number(),
  completedCount: z.number(),
  coreCount: z.number(),
  coreCompletedCount: z.number(),
})
export type Module = z.infer<typeof Module>

/** Minutes of reading, of work at the desk and of work out in the business. */
export const Minutes = z.object({ read: z.number(), desk: z.number(), field: z.number() })

export const SubModuleSummary = z.object({
  id: z.string(),
  moduleId: z.string(),
  title: z.string(),
  description: z.string(),
  order: z.number(),
  core: z.boolean(),
  requiredTier: Tier,
  /** Reading and desk work, in one sitting. */
  estimatedMinutes: z.number(),
  minutes: Minutes,
  pointsReward: z.number(),
  xpReward: z.number(),
  hasAccess: z.boolean(),
  isCompleted: z.boolean(),
  completedAt: Instant.nullable(),
})
export type SubModuleSummary = z.infer<typeof SubModuleSummary>

const Neighbour = z.object({ id: z.string(), moduleId: z.string(), title: z.string() })

export const SubModule = SubModuleSummary.extend({
  moduleTitle: z.string(),
  videoUrl: z.string().nullable(),
  /** Markdown as written. */
  content: z.string(),
  /** The same as the safe tree of `program/lesson.ts`. */
  lesson: z.array(z.any()),
  outcome: z.string(),
  exercise: z.object({ kind: z.string(), summary: z.string() }),
  deliverable: z.string(),
  related: z.array(Neighbour),
  next: Neighbour.nullable(),
  previous: Neighbour.nullable(),
})
export type SubModule = z.infer<typeof SubModule>

/** What a lesson's page shows: the sub-module, and those of its module. */
export type LessonData = { subModule: SubModule; siblings: SubModuleSummary[] }

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'The program day and the share of core sub-modules completed, as numeric strings.',
  reply: z.object({ currentDay: z.string(), overallProgress: z.string() }),
})

export const getModuleProgress = endpoint({
  method: 'GET',
  path: '/api/progress/modules',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'Core progress of every module.',
  reply: z.array(z.object({ moduleId: z.string(), completed: z.number(), total: z.number(), percent: z.number() })),
})

export const listPhases = endpoint({
  method: 'GET',
  path: '/api/framework/phases',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'The three phases with their modules and where the member stands.',
  reply: z.array(
    z.object({
      id: PhaseName,
      name: z.string(),
      terrain: z.string(),
      description: z.string(),
      promise: z.string(),
      startDay: z.number(),
      endDay: z.number(),
      requiredTier: Tier,
      hasAccess: z.boolean(),
      status: z.enum(['completed', 'current', 'upcoming']),
      percent: z.number(),
      modules: z.array(
        z.object({ id: z.string(), title: z.string(), hours: z.number(), minutes: Minutes, completed: z.boolean() }),
      ),
    }),
  ),
})

export const listModules = endpoint({
  method: 'GET',
  path: '/api/modules',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'All modules in the order of the program.',
  reply: z.array(Module),
})

export const getModule = endpoint({
  method: 'GET',
  path: '/api/modules/:moduleId',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'One module; answered when locked too.',
  params: ModuleParams,
  reply: Module,
  refusals: [journeyRefusals.moduleNotFound],
})

export const listSubModules = endpoint({
  method: 'GET',
  path: '/api/modules/:moduleId/submodules',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'The sub-modules of a module, without their text; answered when locked too.',
  params: ModuleParams,
  reply: z.array(SubModuleSummary),
  refusals: [journeyRefusals.moduleNotFound],
})

export const getSubModule = endpoint({
  method: 'GET',
  path: '/api/submodules/:subModuleId',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'One sub-module with its text.',
  params: SubModuleParams,
  reply: SubModule,
  refusals: [journeyRefusals.subModuleNotFound, journeyRefusals.locked],
})

export const completeSubModule = endpoint({
  method: 'POST',
  path: '/api/submodules/:subModuleId/complete',
  access: 'signedIn',
  changes: ['progress', 'points'],
  summary: 'Completes a sub-module. Again answers the same completion and pays nothing.',
  params: SubModuleParams,
  body: z.object({ moduleId: z.string(), subModuleId: z.string() }),
  reply: z.object({
    completedAt: Instant,
    pointsAwarded: z.number(),
    xpAwarded: z.number(),
    newBadges: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        tier: z.string(),
        icon: z.string(),
        earnedAt: Instant,
      }),
    ),
    newLevel: z.number().nullable(),
  }),
  refusals: [
    journeyRefusals.subModuleNotFound,
    journeyRefusals.locked,
    journeyRefusals.notTogether,
    journeyRefusals.otherSubModule,
  ],
})
