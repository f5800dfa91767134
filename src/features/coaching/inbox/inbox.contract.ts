import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { Waiting } from '../messages/messages.contract.ts'

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/coach/inbox',
  access: 'coach',
  topics: ['caseload', 'client-messages'],
  summary:
    'The threads with the caller’s clients: paid requests that wait for an answer, then who has waited longest, then the latest.',
  reply: z.array(
    z.object({
      clientId: z.string(),
      name: z.string(),
      email: z.string(),
      profileImageUrl: z.string().nullable(),
      tier: z.enum(tiers),
      waiting: Waiting.nullable(),
      /** The beginning of the newest message. */
      last: z.object({ mine: z.boolean(), text: z.string(), sentAt: Instant }),
    }),
  ),
})

export const putAside = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/messages/put-aside',
  access: 'coach',
  changes: ['caseload', 'client-messages'],
  summary: 'What a client wrote needs no answer: it waits no longer. `at` names it for putting back.',
  params: ClientParams,
  body: z.object({
    /** The newest message that the coach had before them. */
    upTo: z.string().max(64),
  }),
  reply: z.object({ at: Instant }),
  refusals: [coachingRefusals.clientNotFound],
})

export const putBack = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/messages/put-back',
  access: 'coach',
  changes: ['caseload', 'client-messages'],
  summary: 'What was put aside at that moment waits for an answer again.',
  params: ClientParams,
  body: z.object({ at: Instant }),
  reply: Success,
  refusals: [coachingRefusals.clientNotFound],
})

export type InboxThread = Reply<typeof listThreads>[number]
