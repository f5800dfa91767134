import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { coachingLimits } from '../coaching.rules.ts'
import { requestKinds } from '../requests/requests.rules.ts'

export const MessageText = z.string().trim().min(1).max(coachingLimits.message)
/** `mailed`: an email is on its way too. Not if the recipient turned these off, nor for each of several in a row. */
const Sent = z.object({ id: z.string(), at: Instant, mailed: z.boolean() })

export const Thread = z.object({
  /** The other side. */
  with: z.object({ id: z.string(), name: z.string(), profileImageUrl: z.string().nullable() }),
  /** False once the coaching has ended: then read-only. */
  isOpen: z.boolean(),
  messages: z.array(
    z.object({
      id: z.string(),
      mine: z.boolean(),
      /** An earlier coach who wrote it, by name. */
      by: z.string().optional(),
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
  topics: ['caseload', 'client-messages'],
  summary: 'The messages of a coaching, oldest first; readable after its end.',
  params: ClientParams,
  reply: Thread,
  refusals: [coachingRefusals.clientNotFound],
})

export const writeToClient = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/messages',
  access: 'coach',
  changes: ['caseload'],
  summary: 'Writes to a client, who gets an email of it if they want such emails.',
  params: ClientParams,
  body: z.object({ text: MessageText }),
  reply: Sent,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.ended],
})

export const readClientThread = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/messages/read',
  access: 'coach',
  changes: ['caseload', 'client-messages'],
  summary: 'Marks a client’s messages as read.',
  params: ClientParams,
  reply: Success,
  refusals: [coachingRefusals.clientNotFound],
})

export const getMyThread = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'signedIn',
  topics: ['messages', 'unread', 'my-coach'],
  summary: 'The thread with my coach, oldest message first; null where I never had one.',
  reply: Thread.nullable(),
})

export const writeToCoach = endpoint({
  method: 'POST',
  path: '/api/messages',
  access: 'signedIn',
  changes: ['messages'],
  summary: 'Writes to my coach, who gets an email of it if they want such emails.',
  body: z.object({ text: MessageText }),
  reply: Sent,
  refusals: [coachingRefusals.noCoach],
})

export const readMyThread = endpoint({
  method: 'POST',
  path: '/api/messages/read',
  access: 'signedIn',
  changes: ['messages', 'unread'],
  summary: 'Marks my coach’s messages as read.',
  reply: Success,
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/messages/unread',
  access: 'signedIn',
  topics: ['messages', 'unread', 'my-coach', 'client-messages'],
  summary: 'How many coaching messages wait: from my coach, or in Coach Mode from my clients.',
  reply: z.object({ count: z.number(), hasThread: z.boolean() }),
})
