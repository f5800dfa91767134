import { z } from 'zod'
import { PhaseId } from '#features/program/program.content.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Minutes, Tier } from '../journey.contract.ts'

export const listPhases = endpoint({
  method: 'GET',
  path: '/api/framework/phases',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'The three phases with their modules and where the member stands.',
  reply: z.array(
    z.object({
      id: PhaseId,
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
      /** The lesson to come back to each week once the phase is done. */
      weekly: z.object({ id: z.string(), moduleId: z.string(), title: z.string() }).nullable(),
      modules: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          hours: z.number(),
          minutes: Minutes,
          begun: z.boolean(),
          completed: z.boolean(),
        }),
      ),
    }),
  ),
})
