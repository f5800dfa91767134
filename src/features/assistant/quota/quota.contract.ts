import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { OutsideReader } from '../consent/consent.contract.ts'

export const getAssistantStatus = endpoint({
  method: 'GET',
  path: '/api/chat/status',
  access: 'signedIn',
  topics: ['quota'],
  summary: "Who answers, and what is left of today's messages.",
  reply: z.object({
    provider: z.enum(['built-in', 'openai-compatible', 'anthropic']),
    notice: z.string(),
    outside: OutsideReader,
    /** Whether my latest analysis of an idea was let read my Founder file. */
    analyzerReadsFile: z.boolean().optional(),
    limit: z.number(),
    used: z.number(),
    resetsAt: Instant,
  }),
})
