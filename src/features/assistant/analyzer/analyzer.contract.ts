import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { assistantRefusals, busyRefusals, Words } from '../assistant.contract.ts'

export const analyzeIdea = endpoint({
  method: 'POST',
  path: '/api/chat/analyze',
  access: 'signedIn',
  changes: ['quota', 'points'],
  summary: 'Scores a business idea from 0 to 10 and says why.',
  body: z.object({ idea: Words }),
  reply: z.object({
    viability: z.number().nullable(),
    strengths: z.array(z.string()),
    challenges: z.array(z.string()),
    recommendations: z.array(z.string()),
    /** Earlier scores of the same idea, oldest first. */
    history: z.array(z.object({ viability: z.number().nullable(), at: Instant })),
  }),
  refusals: [assistantRefusals.noAnalysis, ...busyRefusals],
})
