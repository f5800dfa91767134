import { z } from 'zod'
import { BusinessNumber } from '#features/founder-file/numbers/numbers.contract.ts'
import { Mark } from '#features/founder-file/pages/filled-page.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { SharedLine } from '../client-file/client-file.contract.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { RecordedPromise, TalkPromise } from '../promises/promises.contract.ts'
import { CoachingRequest } from '../requests/requests.contract.ts'
import { noteParts, talkLimits } from './talks.rules.ts'

/** The sessions that a plan holds in this calendar month of the client’s; null where it holds none. */
const Allowance = z
  .object({
    perMonth: z.number(),
    left: z.number(),
    month: z.string(),
    /** The session that is agreed for this month and not held yet; none where nothing is left. */
    setFor: Instant.optional(),
  })
  .nullable()
export type Allowance = z.infer<typeof Allowance>

const HeldTalk = z.object({
  id: z.string(),
  heldOn: z.string(),
  coachName: z.string(),
  /** Notes for the client. */
  notes: z.string(),
})
export type HeldTalk = z.infer<typeof HeldTalk>

const Notes = z.object({ text: z.string(), version: z.number() })

const Value = z.object({ value: z.number(), date: z.string(), mark: Mark.nullable() })

const Brief = z.object({
  /** What the client wants from the session, in their words; the oldest request first. */
  wishes: z.array(CoachingRequest.pick({ id: true, text: true, sentAt: true, time: true, place: true })),
  /** When the last session was held; null before the first. */
  since: z.string().nullable(),
  /** Whether anything of the Founder file is shared, and any number. */
  sharesFile: z.boolean(),
  sharesNumbers: z.boolean(),
  /** Shared numbers that say something else than at the last session. */
  numbers: z.array(
    BusinessNumber.pick({ key: true, label: true, unit: true, digits: true, better: true }).extend({
      before: Value.nullable(),
      now: Value,
    }),
  ),
  currency: z.string(),
  /** Shared pages that were shared or written on since, or wait to be read. */
  pages: z.array(SharedLine),
  /** Messages that wait for an answer, the oldest first. */
  messages: z.array(z.object({ id: z.string(), text: z.string(), sentAt: Instant })),
  place: z.object({
    programDay: z.number(),
    isOver: z.boolean(),
    doneDay: z.number(),
    daysBehind: z.number(),
    /** Hours a week that lateness is measured against, where they were agreed to; a server of a version before sends none. */
    agreedHours: z.number().nullish(),
    progress: z.number(),
  }),
  /** What the lesson asks that the client comes to next. */
  lesson: z
    .object({ id: z.string(), title: z.string(), moduleTitle: z.string(), question: z.string(), exercise: z.string() })
    .nullable(),
})
export type Brief = z.infer<typeof Brief>

const TalkParams = ClientParams.extend({
  talkId: z.string().max(64).describe('`next` is the session that is being prepared'),
})

export const listClientTalks = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/sessions',
  access: 'coach',
  topics: ['client-talks', 'caseload'],
  summary:
    'The sessions held with a client, newest first, what is promised, and how many sessions of the month are left.',
  params: ClientParams,
  reply: z.object({ talks: z.array(HeldTalk), promises: z.array(TalkPromise), allowance: Allowance }),
  refusals: [coachingRefusals.clientNotFound],
})

export const getClientTalk = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/sessions/:talkId',
  access: 'coach',
  topics: ['client-talks', 'client-file', 'client-messages', 'caseload'],
  summary: 'A session: its brief of what happened since the one before, its notes, and what is promised.',
  params: TalkParams,
  reply: z.object({
    client: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), today: z.string() }),
    talk: z.object({
      /** Null as long as nothing is written. */
      id: z.string().nullable(),
      heldOn: z.string().nullable(),
      coachName: z.string(),
      /** Null where another coach wrote them. */
      privateNotes: Notes.nullable(),
      clientNotes: Notes,
      /** Counted as the month’s session. */
      isTaken: z.boolean(),
    }),
    promises: z.array(RecordedPromise),
    /** Null for a session that another one followed. */
    brief: Brief.nullable(),
    earlier: z.array(HeldTalk),
    allowance: Allowance,
  }),
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.talkNotFound],
})
export type ClientTalk = Reply<typeof getClientTalk>

export const saveTalkNotes = endpoint({
  method: 'PATCH',
  path: '/api/coach/clients/:clientId/sessions/:talkId/notes',
  access: 'coach',
  changes: ['client-talks'],
  summary: 'Saves one part of a session’s notes over the version that the caller saw.',
  params: TalkParams,
  body: z.object({
    part: z.enum(noteParts),
    text: z.string().max(talkLimits.notes),
    version: z.int().min(0),
  }),
  reply: z.object({ id: z.string(), version: z.number() }),
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.talkNotFound, coachingRefusals.notesChanged],
})

export const holdTalk = endpoint({
  method: 'PUT',
  path: '/api/coach/clients/:clientId/sessions/:talkId/held',
  access: 'coach',
  changes: ['client-talks'],
  summary:
    'Marks a session as held, which shows its notes to the client and takes the month’s session, or takes that back.',
  params: TalkParams,
  body: z.object({
    isHeld: z.boolean(),
    heldOn: z.iso.date().optional(),
    /** Of `next`: the largest id of a held session that the caller saw. If another was held since, that one answers. */
    after: z.string().max(64).nullish(),
  }),
  reply: z.object({ id: z.string(), heldOn: z.string().nullable(), isTaken: z.boolean() }),
  refusals: [
    coachingRefusals.clientNotFound,
    coachingRefusals.talkNotFound,
    coachingRefusals.talkOpen,
    coachingRefusals.heldInTheFuture,
    coachingRefusals.heldTooEarly,
  ],
})

export const getMyTalks = endpoint({
  method: 'GET',
  path: '/api/my-coach/sessions',
  access: 'signedIn',
  topics: ['my-talks', 'my-coach', 'membership'],
  summary: 'My sessions with their notes for me, what is promised, and how many sessions of the month are left.',
  reply: z.object({
    talks: z.array(HeldTalk),
    promises: z.array(TalkPromise),
    allowance: Allowance,
    today: z.string(),
  }),
})
