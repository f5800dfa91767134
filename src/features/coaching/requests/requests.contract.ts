import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { MessageText, SendId } from '../messages/messages.contract.ts'
import { requestKinds } from './requests.rules.ts'

const RequestKind = z.enum(requestKinds)
export const listRequests = endpoint({
  method: 'GET',
  path: '/api/coaching/requests',
  access: 'signedIn',
  topics: ['requests'],
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
  changes: ['requests', 'messages'],
  summary:
    'Asks the coach, or the founder where there is none, for a session or a plan review. The same send again asks once.',
  body: z.object({ kind: RequestKind, text: MessageText, sendId: SendId.optional() }),
  reply: z.object({ id: z.string(), at: Instant, sentTo: z.enum(['coach', 'founder']) }),
  refusals: [coachingRefusals.eliteOnly],
})
