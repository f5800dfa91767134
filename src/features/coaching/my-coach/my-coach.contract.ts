import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { DaysAway } from '../absences/absences.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'

export const getMyCoach = endpoint({
  method: 'GET',
  path: '/api/my-coach',
  access: 'signedIn',
  topics: ['my-coach', 'unread'],
  summary: 'Who coaches me, and what a coach sees of me.',
  reply: z.object({
    coach: z
      .object({
        id: z.string(),
        name: z.string(),
        profileImageUrl: z.string().nullable(),
        assignedAt: Instant,
        /** Whether they have a public page. */
        hasProfile: z.boolean(),
        /** Assigned within the last two weeks. */
        isNew: z.boolean(),
        /** Days on which they are or will be away, the next ones first. A server of a version before sends none. */
        away: z.array(DaysAway).optional(),
        /** Messages with coaches before this one: there are none, they are hidden from this coach, or shown. */
        earlierMessages: z.enum(['none', 'hidden', 'shown']),
      })
      .nullable(),
    unread: z.number(),
  }),
})

export const leaveCoach = endpoint({
  method: 'POST',
  path: '/api/my-coach/leave',
  access: 'signedIn',
  changes: ['my-coach', 'settings'],
  summary: 'Ends the coaching from the client’s side.',
  reply: Success,
  refusals: [coachingRefusals.noCoach],
})

export type MyCoach = NonNullable<Reply<typeof getMyCoach>['coach']>
