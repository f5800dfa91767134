import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { journeyRefusals, Minutes, Tier } from '../journey.contract.ts'

export const SubModuleParams = z.object({ subModuleId: z.string().max(120) })

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
  /** The same text parsed into the safe tree of `program/lesson.ts`. */
  lesson: z.array(z.any()),
  outcome: z.string(),
  /** The lesson in a few short sentences; a server of a version before sends none. */
  plain: z.array(z.string()).optional(),
  exercise: z.object({ kind: z.string(), summary: z.string() }),
  deliverable: z.string(),
  /** Whether the exercise takes days and may run, and what its lesson proposes then. */
  canRun: z.boolean(),
  /** For who runs a business already: whether the lesson is compared with what is there. */
  isChecked: z.boolean().optional(),
  /** What such a business checks here, where the lesson says so. */
  asCheck: z.string().nullish(),
  running: z.object({ unit: z.string(), of: z.number(), days: z.number(), table: z.string().optional() }).nullable(),
  related: z.array(Neighbour),
  next: Neighbour.nullable(),
  previous: Neighbour.nullable(),
})

export type SubModule = z.infer<typeof SubModule>

/** What a lesson's page shows: the sub-module, and the others of its module. */
export type LessonData = { subModule: SubModule; siblings: SubModuleSummary[] }

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

export const openSubModule = endpoint({
  method: 'POST',
  path: '/api/submodules/:subModuleId/open',
  access: 'signedIn',
  summary: 'Notes that the member has opened a sub-module. Repeating the call changes nothing.',
  params: SubModuleParams,
  reply: z.undefined(),
  refusals: [journeyRefusals.subModuleNotFound, journeyRefusals.locked],
})
