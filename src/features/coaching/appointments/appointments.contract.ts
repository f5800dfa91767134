import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { CoachingRequest, RequestParams } from '../requests/requests.contract.ts'

export const getNextSession = endpoint({
  method: 'GET',
  path: '/api/coaching/next',
  access: 'signedIn',
  topics: ['requests', 'messages', 'my-coach', 'my-talks', 'file-shares', 'membership'],
  summary: 'Where a member is on the way to their next session; null below Elite where nothing was asked for.',
  reply: z
    .object({
      /** Null while there is none: the founder answers. */
      coach: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** The session that is agreed, offered or asked for, whichever is nearest to being held. */
      request: CoachingRequest.nullable(),
      /** Whether their plan lets them ask for one now. A server of a version before sends none: it answers Elite alone. */
      canAsk: z.boolean().optional(),
      hasHeld: z.boolean(),
      sharesFile: z.boolean(),
    })
    .nullable(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/coach/sessions',
  access: 'coach',
  topics: ['caseload', 'client-messages', 'client-talks'],
  summary: 'The sessions that the caller agreed on with clients and did not hold yet, the next one first.',
  reply: z.array(
    z.object({ requestId: z.string(), clientId: z.string(), name: z.string(), time: Instant, place: z.string() }),
  ),
})

export const downloadSession = endpoint({
  method: 'GET',
  path: '/api/coaching/sessions/:requestId/calendar',
  access: 'signedIn',
  summary: 'A session that was agreed on as a file for the calendar, for the client and their coach.',
  params: RequestParams,
  reply: z.undefined(),
  refusals: [coachingRefusals.requestNotFound],
})

export type NextSession = NonNullable<Reply<typeof getNextSession>>
