import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching.refusals.ts'

export const Share = z.object({
  id: z.string(),
  of: z.string().describe('`all`, the id of a module, or that of a page'),
  title: z.string(),
  sharedAt: Instant,
  /** When the assistant proposed it, where it did and I confirmed. */
  proposedAt: Instant.optional(),
})
export type Share = z.infer<typeof Share>

export const listShares = endpoint({
  method: 'GET',
  path: '/api/founder-file/shares',
  access: 'signedIn',
  topics: ['file-shares', 'file-comments', 'my-coach'],
  summary: 'What I share of my Founder file with my coach, and the comments there that I haven’t answered.',
  reply: z.object({
    coach: z.object({ id: z.string(), name: z.string() }).nullable(),
    shares: z.array(Share),
    /** Pages with open comments that end with the coach’s words. */
    comments: z.array(z.object({ pageId: z.string(), open: z.number() })),
  }),
})
export type Shares = Reply<typeof listShares>

export const shareFile = endpoint({
  method: 'POST',
  path: '/api/founder-file/shares',
  access: 'signedIn',
  changes: ['file-shares'],
  summary: 'Shares a page, a module or everything with my coach. Again changes nothing.',
  body: z.object({ of: z.string().max(80) }),
  reply: Share,
  refusals: [coachingRefusals.noCoach, coachingRefusals.notShareable],
})

export const stopSharing = endpoint({
  method: 'DELETE',
  path: '/api/founder-file/shares/:id',
  access: 'signedIn',
  changes: ['file-shares'],
  summary: 'Takes back what I shared, right away. Again changes nothing.',
  params: z.object({ id: z.string().max(64) }),
  reply: Success,
})
