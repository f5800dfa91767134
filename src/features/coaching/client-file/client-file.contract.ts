import { z } from 'zod'
import { BusinessNumber } from '#features/founder-file/numbers/numbers.contract.ts'
import { FilledPage, PageState } from '#features/founder-file/pages/filled-page.ts'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { CommentThread } from '../comments/comments.contract.ts'

const Scope = z.object({ of: z.string(), sharedAt: Instant })

export const SharedLine = z.object({
  id: z.string(),
  title: z.string(),
  moduleId: z.string(),
  moduleTitle: z.string(),
  state: PageState,
  updatedAt: Instant.nullable(),
  sharedAt: Instant,
  /** Written on, and not looked at since, or never. */
  isUnread: z.boolean(),
  /** Comments whose answer waits for the coach. */
  answered: z.number(),
})
export type SharedLine = z.infer<typeof SharedLine>

export const getClientFile = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/file',
  access: 'coach',
  topics: ['client-file', 'caseload'],
  summary: 'What a client shares of their Founder file: the pages and the numbers, and nothing else.',
  params: ClientParams,
  reply: z.object({
    client: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
    shares: z.array(Scope.extend({ title: z.string() })),
    pages: z.array(SharedLine),
    numbers: z.array(BusinessNumber),
    /** When the latest session was held. */
    lastTalkAt: Instant.nullable(),
    currency: z.string(),
  }),
  refusals: [coachingRefusals.clientNotFound],
})

const PageParams = ClientParams.extend({ pageId: z.string().max(80) })

export const getClientPage = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/file/pages/:pageId',
  access: 'coach',
  topics: ['client-page'],
  summary: 'A shared page as it is now, with the comments on it and when the caller last looked.',
  params: PageParams,
  reply: z.object({
    filled: FilledPage,
    /** Values that the page takes from others which aren’t shared. */
    hidden: z.number(),
    sharedAt: Instant,
    lookedAt: Instant.nullable(),
    readAt: Instant,
    threads: z.array(CommentThread),
  }),
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.notShared],
})

export const noteLook = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/file/pages/:pageId/seen',
  access: 'coach',
  changes: ['client-file', 'caseload'],
  summary: 'Notes that the caller has seen this version of a shared page.',
  params: PageParams,
  body: z.object({ version: z.int().min(0), readAt: z.iso.datetime() }),
  reply: Success,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.notShared],
})

export type ClientFile = Reply<typeof getClientFile>
export type ClientPage = Reply<typeof getClientPage>
