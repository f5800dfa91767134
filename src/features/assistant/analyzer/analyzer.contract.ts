import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { assistantRefusals, busyRefusals, Words } from '../assistant.contract.ts'
import { Claim } from '../claims/claims.contract.ts'
import { ideaStates } from './analyzer.rules.ts'

const Criterion = z.object({
  name: z.string(),
  state: z.enum(ideaStates),
  /** The sentence of the idea that it hangs on; empty where it is missing. */
  words: z.string(),
  /** What would fill it. */
  question: z.string(),
})

const EarlierScore = z.object({
  viability: z.number().nullable(),
  at: Instant,
  /** What is met now and wasn't then. */
  gained: z.array(z.string()),
  /** What was met then and isn't now. */
  lost: z.array(z.string()),
  /** What the file counts since, or no longer; null where one of the two analyses didn't read it. */
  counted: z.array(z.object({ name: z.string(), was: z.string().nullable(), now: z.string().nullable() })).nullable(),
})

export const analyzeIdea = endpoint({
  method: 'POST',
  path: '/api/chat/analyze',
  access: 'signedIn',
  changes: ['quota', 'points'],
  summary: 'Scores a business idea from 0 to 10 and says why.',
  /**
   * `ideaId` of an earlier reply where this is the same idea in more words. `readFile` lets this analysis read the member's own
   * Founder file; with a model outside of the installation, their consent to it is needed too.
   */
  body: z.object({ idea: Words, ideaId: z.string().max(64).optional(), readFile: z.boolean().optional() }),
  reply: z.object({
    viability: z.number().nullable(),
    strengths: z.array(z.string()),
    challenges: z.array(z.string()),
    recommendations: z.array(z.string()),
    /** What is looked for, one by one; empty where a model judged in words of its own. */
    criteria: z.array(Criterion),
    ideaId: z.string(),
    /** What of the member's Founder file stands behind the idea, by criterion; null where the file wasn't read. */
    claims: z.array(Claim).nullable(),
    /** Earlier scores of the same idea, oldest first, each with what changed until now. */
    history: z.array(EarlierScore),
  }),
  refusals: [assistantRefusals.unreadableIdea, assistantRefusals.noAnalysis, ...busyRefusals],
})
