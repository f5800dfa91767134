import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'

export const listLedger = endpoint({
  method: 'GET',
  path: '/api/gamification/ledger',
  access: 'signedIn',
  topics: ['points'],
  summary: 'Every entry that made the totals, newest first.',
  query: Page,
  reply: z.array(
    z.object({
      id: z.string(),
      at: Instant,
      reason: z.string(),
      label: z.string(),
      points: z.number(),
      xp: z.number(),
    }),
  ),
})
