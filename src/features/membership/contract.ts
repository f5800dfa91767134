import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { tiers } from './rules.ts'

const Plan = z.object({
  id: z.enum(tiers),
  name: z.string(),
  /** Whole units of the currency. */
  price: z.number(),
  currency: z.literal('USD'),
  period: z.enum(['forever', 'month']),
  priceId: z.string().nullable(),
  tagline: z.string(),
  features: z.array(z.string()),
  available: z.boolean(),
})
export type OfferedPlan = z.infer<typeof Plan>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'public',
  summary: 'What is sold, from the free plan to the largest.',
  reply: z.array(Plan),
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'public',
  summary: 'What people ask before they buy, with the answers.',
  reply: z.array(z.object({ question: z.string(), answer: z.string() })),
})
