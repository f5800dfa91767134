import { z } from 'zod'
import { PhaseId } from '#features/program/program.content.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'

const Step = z.object({ id: z.string(), title: z.string(), completedAt: Instant.nullable() })

const WayModule = z.object({
  id: z.string(),
  title: z.string(),
  phase: PhaseId,
  deliverable: z.string(),
  /** Program days, both included. */
  firstDay: z.number(),
  lastDay: z.number(),
  hasAccess: z.boolean(),
  completedAt: Instant.nullable(),
  /** Core lessons in their order. */
  steps: z.array(Step),
})

export const getWay = endpoint({
  method: 'GET',
  path: '/api/framework/way',
  access: 'signedIn',
  topics: ['progress', 'pace', 'membership'],
  summary: 'The way through the program, core lesson by core lesson, with the member and the program day on it.',
  reply: z.object({
    currentDay: z.number(),
    /** The days are up: from then on no lesson is late. */
    isOver: z.boolean(),
    /** Core lessons completed, and all of them. */
    completed: z.number(),
    total: z.number(),
    /** Core lessons planned for the days before today, without those that the member has time for. */
    planned: z.number(),
    /** Those of them that are open to the member and not completed. */
    behind: z.number(),
    modules: z.array(WayModule),
  }),
})
