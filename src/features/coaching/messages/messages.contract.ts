import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, SendId } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { coachingLimits } from '../coaching.rules.ts'
import { requestKinds } from '../requests/requests.rules.ts'

export const MessageText = z.string().trim().min(1).max(coachingLimits.message)
/** `mailed`: an email is on its way too. Not if the recipient turned these off, nor for each of several in a row. */
export const Sent = z.object({ id: z.string(), at: Instant, mailed: z.boolean() })

/** What a client handed over of their conversation with the assistant. */
const Quote = z.object({
  from: z.enum(['member', 'assistant']),
  at: Instant,
  text: z.string(),
  /** Its Markdown as the safe tree of `program/lesson.ts`; null if it is shown as plain text. */
  blocks: z.array(z.any()).nullable(),
})

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
      /** Empty where messages were handed over without a note. */
      text: z.string(),
      /** What was handed over from the assistant. */
      quotes: z.array(Quote).optional(),
      sentAt: Instant,
      readAt: Instant.nullable(),
    }),
  ),
})

export type Thread = z.infer<typeof Thread>

/** What waits for the coach's answer in one thread. */
export const Waiting = z.object({
  /** When the oldest of them was written, or of requests, where one is among them. */
  since: Instant,
  /** A request paid for with Elite, where one is among them. */
  kind: z.enum(['message', ...requestKinds]),
  /** A session beyond the one that this month includes. */
  isBeyond: z.boolean().optional(),
})
export type Waiting = z.infer<typeof Waiting>

const ClientThread = Thread.extend({
  /** The newest message that waits for an answer; null where none does. */
  waitingUpTo: z.string().nullable(),
  /** When the coach last put messages aside, as long as they are unanswered. */
  putAsideAt: Instant.nullable(),
})
export type ClientThread = z.infer<typeof ClientThread>

export const getClientThread = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/messages',
  access: 'coach',
  topics: ['caseload', 'client-messages'],
  summary: 'The messages of a coaching, oldest first; readable after its end.',
  params: ClientParams,
  reply: ClientThread,
  refusals: [coachingRefusals.clientNotFound],
})

export const writeToClient = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/messages',
  access: 'coach',
  changes: ['caseload', 'client-messages'],
  summary: 'Writes to a client, who gets an email of it if they want such emails. Answers what they wrote.',
  params: ClientParams,
  body: z.object({
    text: MessageText,
    sendId: SendId.optional(),
    /** The newest message of the client that the coach had before them; without it, all of them are answered. */
    answers: z.string().max(64).optional(),
  }),
  reply: Sent,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.ended],
})

export const markClientThreadRead = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/messages/read',
  access: 'coach',
  changes: ['caseload', 'client-messages'],
  summary: 'Marks a client’s messages as seen. They wait for an answer all the same.',
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
  body: z.object({
    text: MessageText,
    sendId: SendId.optional(),
    /** Whom it was written to: another coach doesn’t get it. */
    coachId: z.string().max(64).optional(),
  }),
  reply: Sent,
  refusals: [coachingRefusals.noCoach, coachingRefusals.writtenToOther],
})

export const markMyThreadRead = endpoint({
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
  summary: 'How many of my coach’s messages are unread, or in Coach Mode how many clients wait for an answer.',
  reply: z.object({ count: z.number(), hasThread: z.boolean() }),
})
