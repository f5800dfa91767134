import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'

export const getCoachStats = endpoint({
  method: 'GET',
  path: '/api/coach/stats',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Level and points of the caller as a coach.',
  reply: z.object({ level: z.number(), totalPoints: z.number() }),
})

export const listCoachLedger = endpoint({
  method: 'GET',
  path: '/api/coach/ledger',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Every entry that made the coach’s points, newest first.',
  query: Page,
  reply: z.array(
    z.object({
      id: z.string(),
      at: Instant,
      reason: z.string(),
      label: z.string(),
      points: z.number(),
      /** Whose milestone paid it; null where no single client did, or where they are no longer a member. */
      clientName: z.string().nullable(),
    }),
  ),
})

export type CoachStats = Reply<typeof getCoachStats>
