import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { searchLimits } from './search.rules.ts'

export const searchAnswers = endpoint({
  method: 'GET',
  path: '/api/founder-file/search',
  access: 'signedIn',
  topics: ['founder-file'],
  summary: "The member's own words, found in every page.",
  query: z.object({ q: z.string().trim().min(searchLimits.shortest).max(searchLimits.longest) }),
  reply: z.object({
    results: z.array(
      z.object({
        pageId: z.string(),
        title: z.string(),
        field: z.string(),
        label: z.string(),
        excerpt: z.string(),
        updatedAt: Instant,
      }),
    ),
  }),
})
