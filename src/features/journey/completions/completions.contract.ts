import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { journeyRefusals } from '../journey.contract.ts'
import { SubModuleParams } from '../lessons/lessons.contract.ts'

const Reached = z.object({ kind: z.enum(['module', 'phase', 'program']), subject: z.string() })

export const completeSubModule = endpoint({
  method: 'POST',
  path: '/api/submodules/:subModuleId/complete',
  access: 'signedIn',
  changes: ['progress', 'points', 'pace'],
  summary: 'Completes a sub-module. Repeating the call returns the same completion and awards nothing.',
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
    /** What this completion brought to its end: a module, with it a phase, with that the program. */
    reached: z.array(Reached),
  }),
  refusals: [
    journeyRefusals.subModuleNotFound,
    journeyRefusals.locked,
    journeyRefusals.notTogether,
    journeyRefusals.otherSubModule,
  ],
})
