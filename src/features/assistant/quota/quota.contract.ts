import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'

export const getAssistantStatus = endpoint({
  method: 'GET',
  path: '/api/chat/status',
  access: 'signedIn',
  topics: ['quota'],
  summary: "Who answers, and what is left of today's messages.",
  reply: z.object({
    provider: z.enum(['built-in', 'openai-compatible', 'anthropic']),
    notice: z.string(),
    limit: z.number(),
    used: z.number(),
    resetsAt: Instant,
  }),
})
