import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, SendId } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { owners, promiseChangeKinds, promiseLimits, promiseStates } from './promises.rules.ts'

const Day = z.iso.date()
const Words = z.string().trim().min(1).max(promiseLimits.text)
const Version = z.int().min(0)

export const TalkPromise = z.object({
  id: z.string(),
  /** Who keeps it: the client, or whoever coaches them. */
  owner: z.enum(owners),
  text: z.string(),
  dueOn: z.string(),
  state: z.enum(promiseStates),
  isLate: z.boolean(),
  version: z.number(),
  madeAt: Instant,
  settledAt: Instant.nullable(),
  /** The coach who promised it, by name, where that isn’t the caller. */
  by: z.string().optional(),
  /** When the assistant proposed it, where it did and the member confirmed. */
  proposedAt: Instant.optional(),
})
export type TalkPromise = z.infer<typeof TalkPromise>

export const RecordedPromise = TalkPromise.extend({
  /** What became of it, the first change first. `was` is the earlier day or wording. */
  changes: z.array(
    z.object({
      kind: z.enum(promiseChangeKinds),
      by: z.enum(owners),
      was: z.string().nullable(),
      at: Instant,
      /** Made before the caller became their coach. */
      isEarlier: z.boolean().optional(),
    }),
  ),
})
export type RecordedPromise = z.infer<typeof RecordedPromise>

export const makePromise = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/promises',
  access: 'coach',
  changes: ['client-talks'],
  summary: 'Records what a client or the caller promised, and by when. The same send again adds nothing.',
  params: ClientParams,
  body: z.object({ sendId: SendId, owner: z.enum(owners), text: Words, dueOn: Day }),
  reply: TalkPromise,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.promiseInThePast, coachingRefusals.tooManyPromises],
})

export const changeClientPromise = endpoint({
  method: 'PATCH',
  path: '/api/coach/clients/:clientId/promises/:promiseId',
  access: 'coach',
  changes: ['client-talks'],
  summary: 'Settles, reopens, moves or rewords a promise, as the caller saw it last.',
  params: ClientParams.extend({ promiseId: z.string().max(64) }),
  body: z.object({
    version: Version,
    state: z.enum(promiseStates).optional(),
    dueOn: Day.optional(),
    text: Words.optional(),
  }),
  reply: TalkPromise,
  refusals: [
    coachingRefusals.clientNotFound,
    coachingRefusals.promiseNotFound,
    coachingRefusals.promiseChanged,
    coachingRefusals.promiseInThePast,
  ],
})

export const changeMyPromise = endpoint({
  method: 'PATCH',
  path: '/api/my-coach/promises/:promiseId',
  access: 'signedIn',
  changes: ['my-talks'],
  summary: 'Says that I kept a promise of mine, drops it, reopens it, or moves it to another day.',
  params: z.object({ promiseId: z.string().max(64) }),
  body: z.object({ version: Version, state: z.enum(promiseStates).optional(), dueOn: Day.optional() }),
  reply: TalkPromise,
  refusals: [coachingRefusals.promiseNotFound, coachingRefusals.promiseChanged, coachingRefusals.promiseInThePast],
})
