import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { assistantRefusals, busyRefusals, Words } from '../assistant.contract.ts'
import { ideaStates } from './analyzer.rules.ts'

const Criterion = z.object({
  name: z.string(),
  state: z.enum(ideaStates),
  /** The sentence of the idea that it hangs on; empty where it is missing. */
  words: z.string(),
  /** What would fill it. */
  question: z.string(),
})

export const analyzeIdea = endpoint({
  method: 'POST',
  path: '/api/chat/analyze',
  access: 'signedIn',
  changes: ['quota', 'points'],
  summary: 'Scores a business idea from 0 to 10 and says why.',
  /** `ideaId` of an earlier reply where this is the same idea in more words. */
  body: z.object({ idea: Words, ideaId: z.string().max(64).optional() }),
  reply: z.object({
    viability: z.number().nullable(),
    strengths: z.array(z.string()),
    challenges: z.array(z.string()),
    recommendations: z.array(z.string()),
    /** What is looked for, one by one; empty where a model judged in words of its own. */
    criteria: z.array(Criterion),
    ideaId: z.string(),
    /** Earlier scores of the same idea, oldest first, each with what was met later that wasn't met then. */
    history: z.array(z.object({ viability: z.number().nullable(), at: Instant, gained: z.array(z.string()) })),
  }),
  refusals: [assistantRefusals.unreadableIdea, assistantRefusals.noAnalysis, ...busyRefusals],
})
