import { z } from 'zod'
import { DaysAway } from '#features/coaching/absences/absences.contract.ts'
import { coachingRefusals } from '#features/coaching/coaching.refusals.ts'
import { requestKinds } from '#features/coaching/requests/requests.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { reasonLimit } from '../operator.rules.ts'
import { peopleRefusals } from '../people/people.refusals.ts'
import { proofRefusals } from '../proof/proof.refusals.ts'
import { mostMoved } from './coaches.rules.ts'

export const CoachRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** To a day; null where no browser is signed in. */
  lastSeenAt: Instant.nullable(),
  clients: z.number(),
  /** Not so who was granted it and hasn’t switched yet, or has switched back. */
  isInCoachMode: z.boolean(),
  /** The days on which they are away or will be next; not what they wrote about it. A server of a version before sends none. */
  away: DaysAway.omit({ note: true }).nullish(),
  /** Whether clients can be moved to them: not to who has left Coach Mode. */
  takesClients: z.boolean(),
  /** Clients who wrote and have no answer yet, and since when the longest of them waits. */
  waiting: z.number(),
  waitingSince: Instant.nullable(),
  /** The median of the hours until clients were answered, of the last 30 days; null without an answer. */
  medianHours: z.number().nullable(),
})
export type CoachRow = z.infer<typeof CoachRow>

const Asking = z.object({ id: z.string(), name: z.string(), email: z.string(), askedAt: Instant })
export type Asking = z.infer<typeof Asking>

export const listCoaches = endpoint({
  method: 'GET',
  path: '/api/operator/coaches',
  access: 'operator',
  topics: ['operator-coaches', 'operator-people'],
  summary: 'Who coaches, with how many clients, who waits, and how soon they answer; and who asked for Coach Mode.',
  reply: z.object({
    coaches: z.array(CoachRow),
    asking: z.array(Asking),
  }),
})

export const listFounderRequests = endpoint({
  method: 'GET',
  path: '/api/operator/founder-requests',
  access: 'operator',
  topics: ['operator-coaches', 'operator-people'],
  summary: 'Who asked the founder for a session or a plan review lately and has no coach; not what they wrote.',
  reply: z.object({
    /** Where what they wrote went. */
    founderEmail: z.string(),
    requests: z.array(
      z.object({
        id: z.string(),
        memberId: z.string(),
        name: z.string(),
        email: z.string(),
        kind: z.enum(requestKinds),
        sentAt: Instant,
      }),
    ),
  }),
})

const CoachParams = z.object({ coachId: z.string().max(64) })

export const listClientsOfCoach = endpoint({
  method: 'GET',
  path: '/api/operator/coaches/:coachId/clients',
  access: 'operator',
  topics: ['operator-coaches'],
  summary: 'The clients of one coach, to be moved.',
  params: CoachParams,
  reply: z.array(z.object({ id: z.string(), name: z.string(), graduated: z.boolean() })),
  refusals: [peopleRefusals.noPerson],
})

export const moveCaseload = endpoint({
  method: 'POST',
  path: '/api/operator/coaches/:coachId/moves',
  access: 'operator',
  changes: ['operator-coaches', 'operator-people', 'operator-audit'],
  summary:
    'Moves clients of one coach to another, who are all told. Who ended a coaching with the new coach stays; repeated, it moves no one twice.',
  params: CoachParams,
  body: z.object({
    to: z.string().max(64),
    clientIds: z.array(z.string().max(64)).min(1).max(mostMoved),
    reason: z.string().trim().min(1).max(reasonLimit),
  }),
  reply: z.object({ moved: z.number(), stayed: z.array(z.string()) }),
  refusals: [proofRefusals.proofNeeded, peopleRefusals.noPerson, coachingRefusals.colleagueNotFound],
})
