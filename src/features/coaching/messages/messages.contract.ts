import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { ClientParams } from '../caseload/caseload.contract.ts'
import { requestKinds } from '../coaching.rules.ts'
import { coachingRefusals } from '../coaching-refusals.ts'

const Text = z.string().trim().min(1).max(4000)
const Success = z.object({ success: z.literal(true) })
/** `mailed`: an email of it is on its way too. Not to whoever switched these off, nor for each of several in a row. */
const Sent = z.object({ id: z.string(), at: Instant, mailed: z.boolean() })

export const Thread = z.object({
  /** The other one. */
  with: z.object({ id: z.string(), name: z.string(), profileImageUrl: z.string().nullable() }),
  /** Closed once the coaching has ended: to be read only. */
  isOpen: z.boolean(),
  messages: z.array(
    z.object({
      id: z.string(),
      mine: z.boolean(),
      kind: z.enum(['message', ...requestKinds]),
      text: z.string(),
      sentAt: Instant,
      readAt: Instant.nullable(),
    }),
  ),
})
export type Thread = z.infer<typeof Thread>

export const getClientThread = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/messages',
  access: 'coach',
  summary: 'The messages of a coaching, oldest first; readable after its end.',
  params: ClientParams,
  reply: Thread,
  refusals: [coachingRefusals.clientNotFound],
})

export const writeToClient = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/messages',
  access: 'coach',
  summary: 'Writes to a client, who gets an email of it if they want such emails.',
  params: ClientParams,
  body: z.object({ text: Text }),
  reply: Sent,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.ended],
})

export const readClientThread = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/messages/read',
  access: 'coach',
  summary: 'Marks a client’s messages as read.',
  params: ClientParams,
  reply: Success,
  refusals: [coachingRefusals.clientNotFound],
})

export const getMyThread = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'signedIn',
  summary: 'The thread with my coach, oldest message first; null where I never had one.',
  reply: Thread.nullable(),
})

export const writeToCoach = endpoint({
  method: 'POST',
  path: '/api/messages',
  access: 'signedIn',
  summary: 'Writes to my coach, who gets an email of it if they want such emails.',
  body: z.object({ text: Text }),
  reply: Sent,
  refusals: [coachingRefusals.noCoach],
})

export const readMyThread = endpoint({
  method: 'POST',
  path: '/api/messages/read',
  access: 'signedIn',
  summary: 'Marks my coach’s messages as read.',
  reply: Success,
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/messages/unread',
  access: 'signedIn',
  summary: 'How many coaching messages wait: from my coach, or in Coach Mode from my clients.',
  reply: z.object({ count: z.number(), hasThread: z.boolean() }),
})

export const getMyCoach = endpoint({
  method: 'GET',
  path: '/api/my-coach',
  access: 'signedIn',
  summary: 'Who coaches me, and what a coach sees of me.',
  reply: z.object({
    coach: z
      .object({
        id: z.string(),
        name: z.string(),
        profileImageUrl: z.string().nullable(),
        assignedAt: Instant,
        /** Whether there is a page about them. */
        hasProfile: z.boolean(),
        /** Assigned within the last two weeks. */
        isNew: z.boolean(),
      })
      .nullable(),
    unread: z.number(),
  }),
})

export const leaveCoach = endpoint({
  method: 'POST',
  path: '/api/my-coach/leave',
  access: 'signedIn',
  summary: 'Ends the coaching from the client’s side.',
  reply: Success,
  refusals: [coachingRefusals.noCoach],
})

const RequestKind = z.enum(requestKinds)

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/coaching/requests',
  access: 'signedIn',
  summary: 'The sessions and reviews that I asked for, newest first.',
  reply: z.array(
    z.object({
      id: z.string(),
      kind: RequestKind,
      text: z.string(),
      sentTo: z.enum(['coach', 'founder']),
      sentAt: Instant,
    }),
  ),
})

export const requestCoaching = endpoint({
  method: 'POST',
  path: '/api/coaching/requests',
  access: 'signedIn',
  summary: 'Asks the coach, or the founder where there is none, for a session or a plan review.',
  body: z.object({ kind: RequestKind, text: Text }),
  reply: z.object({ id: z.string(), at: Instant, sentTo: z.enum(['coach', 'founder']) }),
  refusals: [coachingRefusals.eliteOnly],
})
