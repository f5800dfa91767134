import { z } from 'zod'
import { PhaseId } from '#features/program/program.content.ts'
import { endpoint } from '#shared/endpoint.ts'
import { journeyRefusals, Tier } from '../journey.contract.ts'
import { SubModuleSummary } from '../lessons/lessons.contract.ts'

const ModuleParams = z.object({ moduleId: z.string().max(120) })

export const Module = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  phase: PhaseId,
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
  summary: 'One module; also answered when it is locked.',
  params: ModuleParams,
  reply: Module,
  refusals: [journeyRefusals.moduleNotFound],
})

export const listSubModules = endpoint({
  method: 'GET',
  path: '/api/modules/:moduleId/submodules',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'The sub-modules of a module, without their text; also answered when it is locked.',
  params: ModuleParams,
  reply: z.array(SubModuleSummary),
  refusals: [journeyRefusals.moduleNotFound],
})
