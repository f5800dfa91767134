import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, SendId } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { MessageText } from '../messages/messages.contract.ts'
import { requestKinds, requestLimits, requestStates } from './requests.rules.ts'

const RequestKind = z.enum(requestKinds)

export const CoachingRequest = z.object({
  id: z.string(),
  kind: RequestKind,
  text: z.string(),
  sentTo: z.enum(['coach', 'founder']),
  sentAt: Instant,
  /** Since when the one who is to answer has it: as asked, suggested anew, or come to them. A server of a version before sends none. */
  waitingSince: Instant.optional(),
  /** Whose thread it is in, so who answered it; null where that is no coach’s, or theirs who deleted their account. */
  coachName: z.string().nullish(),
  state: z.enum(requestStates),
  /** Suggested by the member while it is open, and by the coach once they offered others. */
  times: z.array(Instant),
  /** Of the session that was agreed on. */
  time: Instant.nullable(),
  /** How they meet: a link, a number. */
  place: z.string(),
  /** What came with the last answer. */
  reply: z.string(),
  repliedAt: Instant.nullable(),
  version: z.number(),
})
export type CoachingRequest = z.infer<typeof CoachingRequest>

/** `2026-12-01T17:00`, by the clocks of whoever suggests it. */
const LocalTimes = z.array(z.iso.datetime({ local: true, precision: -1 })).max(requestLimits.times)
const Version = z.int().min(0).describe('of the request that the caller saw')
const Words = z.string().trim().max(requestLimits.reply).default('')
/** A coach who is away on that day says that they meet all the same. */
const EvenIfAway = z.boolean().default(false)
const Place = z.string().trim().max(requestLimits.place).default('')

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/coaching/requests',
  access: 'signedIn',
  topics: ['requests', 'messages', 'my-coach', 'my-talks'],
  summary: 'The sessions and reviews that I asked for, newest first, and what became of each.',
  reply: z.array(CoachingRequest),
})

export const requestCoaching = endpoint({
  method: 'POST',
  path: '/api/coaching/requests',
  access: 'signedIn',
  changes: ['requests', 'messages'],
  summary:
    'Asks the coach, or the founder where there is none, for a session or a plan review. The same send again asks once.',
  body: z.object({ kind: RequestKind, text: MessageText, times: LocalTimes.default([]), sendId: SendId.optional() }),
  reply: z.object({ id: z.string(), at: Instant, sentTo: z.enum(['coach', 'founder']) }),
  refusals: [
    coachingRefusals.eliteOnly,
    coachingRefusals.tooManyRequests,
    coachingRefusals.tooManyOpenRequests,
    coachingRefusals.timePast,
    coachingRefusals.timeTooFar,
    coachingRefusals.coachAway,
  ],
})

export const RequestParams = z.object({ requestId: z.string().max(64) })

export const answerOffer = endpoint({
  method: 'PUT',
  path: '/api/coaching/requests/:requestId/answer',
  access: 'signedIn',
  changes: ['requests', 'messages'],
  summary: 'Accepts one of the times that the coach offers, suggests others, or withdraws the request or the session.',
  params: RequestParams,
  body: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('accept'), version: Version, time: Instant.max(40) }),
    z.object({ answer: z.literal('suggest'), version: Version, times: LocalTimes.min(1) }),
    z.object({ answer: z.literal('withdraw'), version: Version, text: Words }),
  ]),
  reply: CoachingRequest,
  refusals: [
    coachingRefusals.requestNotFound,
    coachingRefusals.requestChanged,
    coachingRefusals.timeNotOffered,
    coachingRefusals.timePast,
    coachingRefusals.timeTooFar,
    coachingRefusals.coachAway,
    coachingRefusals.noCoach,
  ],
})

export const listClientRequests = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/requests',
  access: 'coach',
  topics: ['caseload', 'client-messages', 'client-talks'],
  summary: 'What a client asked the caller for and is not over yet.',
  params: ClientParams,
  reply: z.array(CoachingRequest),
  refusals: [coachingRefusals.clientNotFound],
})

export const answerRequest = endpoint({
  method: 'PUT',
  path: '/api/coach/clients/:clientId/requests/:requestId/answer',
  access: 'coach',
  changes: ['caseload', 'client-messages', 'client-talks'],
  summary: 'Accepts one of the client’s times, which makes it a session, offers others, or declines with a reason.',
  params: ClientParams.extend(RequestParams.shape),
  body: z.discriminatedUnion('answer', [
    z.object({
      ...{ answer: z.literal('accept'), version: Version, time: Instant.max(40), place: Place, text: Words },
      evenIfAway: EvenIfAway,
    }),
    z.object({
      ...{ answer: z.literal('offer'), version: Version, times: LocalTimes.min(1), place: Place, text: Words },
      evenIfAway: EvenIfAway,
    }),
    z.object({ answer: z.literal('decline'), version: Version, text: Words }),
  ]),
  reply: CoachingRequest,
  refusals: [
    coachingRefusals.clientNotFound,
    coachingRefusals.requestNotFound,
    coachingRefusals.requestChanged,
    coachingRefusals.timeNotOffered,
    coachingRefusals.timePast,
    coachingRefusals.timeTooFar,
    coachingRefusals.youAreAway,
    coachingRefusals.declineReasonless,
  ],
})
