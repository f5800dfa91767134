import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { coachingLimits } from '../coaching.rules.ts'
import { Waiting } from '../messages/messages.contract.ts'
import { Milestone } from '../milestones/milestones.contract.ts'

export const Notes = z.string().max(coachingLimits.notes)

export const CoachClient = z.object({
  /** Id of the assignment. */
  id: z.string(),
  clientId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  status: z.enum(['active', 'graduated', 'ended']),
  /** Percent, one decimal at most. */
  progress: z.number(),
  assignedAt: Instant,
  notes: z.string(),
  programDay: z.number(),
  /** Whether day 180 is past: the pace is 0 from then on. */
  isOver: z.boolean(),
  /** Messages of the client that wait for an answer and that the coach has not seen. */
  unread: z.number(),
  /** What the client’s membership opens. */
  tier: z.enum(tiers),
  /** Days ahead of the plan; negative is behind. An exercise that runs is late on no day. */
  pace: z.number(),
  /** What waits for the coach’s answer. */
  waiting: Waiting.nullable(),
})

export type CoachClient = z.infer<typeof CoachClient>

export const listClients = endpoint({
  method: 'GET',
  path: '/api/coach/clients',
  access: 'coach',
  topics: ['caseload'],
  summary: 'The clients of the caller, newest first, without those who left.',
  query: Page,
  reply: z.array(CoachClient),
})

const Named = z.object({ id: z.string(), title: z.string() })

export const getClient = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId',
  access: 'coach',
  topics: ['caseload'],
  summary: 'How one client is getting on.',
  params: ClientParams,
  reply: CoachClient.extend({
    /** The first core lesson that is open to the client and not completed. */
    next: Named.nullable(),
    /** What the client keeps running, as they count it themselves. */
    running: z.array(
      Named.extend({
        /** What is counted: `interviews`; empty where nothing is. */
        unit: z.string(),
        target: z.number().nullable(),
        done: z.number(),
        /** Local date on which they come back to it. */
        backOn: z.string().nullable(),
      }),
    ),
    /** All that a coach learns of payments: they are late, or the membership ended. */
    payment: z.enum(['past-due', 'ended']).nullable(),
    timeZone: z.string(),
    /** To a day; null where no browser is signed in. */
    lastVisitAt: Instant.nullable(),
    level: z.object({ number: z.number(), name: z.string(), of: z.number() }),
    totalXP: z.number(),
    lastCompletedAt: Instant.nullable(),
    contactedAt: Instant.nullable(),
    graduatedAt: Instant.nullable(),
    modules: z.array(
      Named.extend({ phase: z.string(), completed: z.number(), total: z.number(), percent: z.number() }),
    ),
    recentCompletions: z.array(Named.extend({ moduleTitle: z.string(), completedAt: Instant })),
    milestones: z.array(Milestone),
  }),
  refusals: [coachingRefusals.clientNotFound],
})

export const getClientNotes = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/notes',
  access: 'coach',
  topics: ['caseload'],
  summary: 'The caller’s own notes on a client, also after the coaching ended.',
  params: ClientParams,
  reply: z.object({
    /** Of the coaching that lasts now; empty where none does. */
    notes: z.string(),
    /** Of coachings that ended, newest first, without empty ones. */
    earlier: z.array(z.object({ notes: z.string(), endedAt: Instant.nullable() })),
    /** The caller’s private notes of sessions in coachings that ended, newest first, without empty ones. */
    sessions: z.array(z.object({ id: z.string(), notes: z.string(), heldOn: z.string().nullable() })),
  }),
  refusals: [coachingRefusals.clientNotFound],
})

export const editNotes = endpoint({
  method: 'PATCH',
  path: '/api/coach/clients/:clientId',
  access: 'coach',
  changes: ['caseload'],
  summary: 'Replaces the notes on a client; they are the coach’s own.',
  params: ClientParams,
  body: z.object({
    notes: Notes,
    before: Notes.optional().describe('The notes as the caller saw them; if they changed since, it’s a 409'),
  }),
  reply: CoachClient,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.notesChanged],
})

export type ClientDetail = Reply<typeof getClient>
