import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { coachingLimits } from '../coaching.rules.ts'

const Side = z.enum(['coach', 'client'])
const verdicts = ['right', 'again'] as const
const Text = z.string().trim().max(coachingLimits.comment)
const Answering = z.object({
  text: Text.min(1),
  id: z.string().min(8).max(40).optional().describe('chosen by the browser: repeating it writes nothing new'),
})

export const CommentThread = z.object({
  id: z.string(),
  /** The address of a place; null where it is about the page. */
  field: z.string().nullable(),
  label: z.string().nullable(),
  verdict: z.enum(verdicts).nullable(),
  text: z.string(),
  at: Instant,
  coachName: z.string(),
  resolvedAt: Instant.nullable(),
  answers: z.array(z.object({ id: z.string(), author: Side, text: z.string(), at: Instant })),
  /** Whether it can be answered: the coach who wrote it is the member’s coach now, and the page is shared with them. */
  isOpen: z.boolean(),
  /** Whether sharing the page again is all that it needs. */
  needsSharing: z.boolean().optional(),
})
export type CommentThread = z.infer<typeof CommentThread>

const PageParams = z.object({ pageId: z.string().max(80) })
const CommentParams = z.object({ commentId: z.string().max(100) })

export const listComments = endpoint({
  method: 'GET',
  path: '/api/founder-file/pages/:pageId/comments',
  access: 'signedIn',
  topics: ['file-comments', 'file-shares', 'my-coach'],
  summary: 'What coaches wrote about a page of mine, oldest first, with the answers.',
  params: PageParams,
  reply: z.object({ threads: z.array(CommentThread) }),
})

export const answerComment = endpoint({
  method: 'POST',
  path: '/api/founder-file/comments/:commentId/answers',
  access: 'signedIn',
  changes: ['file-comments'],
  summary: 'Answers a comment of my coach, who gets an email about it if they want such emails.',
  params: CommentParams,
  body: Answering,
  reply: Success,
  refusals: [
    coachingRefusals.commentNotFound,
    coachingRefusals.ended,
    coachingRefusals.notSharedNow,
    coachingRefusals.tooManyComments,
  ],
})

export const resolveComment = endpoint({
  method: 'POST',
  path: '/api/founder-file/comments/:commentId/resolve',
  access: 'signedIn',
  changes: ['file-comments'],
  summary: 'Marks a comment on a page of mine as resolved, or as open again.',
  params: CommentParams,
  body: z.object({ isResolved: z.boolean() }),
  reply: Success,
  refusals: [coachingRefusals.commentNotFound],
})

export const commentOnPage = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/file/pages/:pageId/comments',
  access: 'coach',
  changes: ['client-file', 'client-page'],
  summary: 'Comments on a shared page or a field of it; the client gets an email about it if they want such emails.',
  params: ClientParams.extend(PageParams.shape),
  body: Answering.extend({
    /** Only “looks right” needs no words. */
    text: Text.default(''),
    field: z.string().max(140).optional(),
    verdict: z.enum(verdicts).optional(),
  }),
  reply: CommentThread,
  refusals: [
    coachingRefusals.clientNotFound,
    coachingRefusals.notShared,
    coachingRefusals.notOnThePage,
    coachingRefusals.wordless,
    coachingRefusals.tooManyComments,
  ],
})

const ofClient = ClientParams.extend(CommentParams.shape)

export const answerClient = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/file/comments/:commentId/answers',
  access: 'coach',
  changes: ['client-file', 'client-page'],
  summary: 'Answers below a comment of mine on a shared page.',
  params: ofClient,
  body: Answering,
  reply: Success,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.commentNotFound, coachingRefusals.tooManyComments],
})

export const resolveForClient = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/file/comments/:commentId/resolve',
  access: 'coach',
  changes: ['client-file', 'client-page'],
  summary: 'Marks a comment of mine as resolved, or as open again.',
  params: ofClient,
  body: z.object({ isResolved: z.boolean() }),
  reply: Success,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.commentNotFound],
})
