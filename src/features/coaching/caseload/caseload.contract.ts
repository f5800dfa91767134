import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching-refusals.ts'
import { Milestone } from '../milestones/milestones.contract.ts'

export const ClientParams = z.object({ clientId: z.string().max(64) })
const Notes = z.string().max(2000)

export const CoachClient = z.object({
  /** Of the assignment. */
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
  /** Messages of the client that the coach has not read. */
  unread: z.number(),
})
export type CoachClient = z.infer<typeof CoachClient>

export const getCoachDashboard = endpoint({
  method: 'GET',
  path: '/api/coach/dashboard',
  access: 'coach',
  summary: 'Clients, success and the last milestones of the caller.',
  reply: z.object({
    totalClients: z.number(),
    activeClients: z.number(),
    graduatedClients: z.number(),
    avgClientProgress: z.number(),
    successRate: z.number(),
    recentMilestones: z.array(Milestone),
  }),
})

export const listNeedingMe = endpoint({
  method: 'GET',
  path: '/api/coach/today',
  access: 'coach',
  summary: 'Clients who need the coach today, the most urgent first, with the reasons in words.',
  reply: z.array(z.object({ clientId: z.string(), name: z.string(), reasons: z.array(z.string()), score: z.number() })),
})

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/coach/analytics',
  access: 'coach',
  summary: 'Progress over twelve weeks, clients by program day, milestones by week, and success.',
  reply: z.object({
    /** Mean progress of the clients of today, at the end of each date. */
    progressOverTime: z.array(z.object({ date: z.string(), average: z.number() })),
    /** Program days, both included. */
    dayDistribution: z.array(z.object({ firstDay: z.number(), lastDay: z.number(), clients: z.number() })),
    milestonesByWeek: z.array(z.object({ from: z.string(), count: z.number(), points: z.number() })),
    milestonesByType: z.array(z.object({ type: z.string(), count: z.number() })),
    totalClients: z.number(),
    graduatedClients: z.number(),
    successRate: z.number(),
  }),
})

export const listClients = endpoint({
  method: 'GET',
  path: '/api/coach/clients',
  access: 'coach',
  summary: 'The clients of the caller, newest first; whoever left is not among them.',
  query: Page,
  reply: z.array(CoachClient),
})

export const listAvailableClients = endpoint({
  method: 'GET',
  path: '/api/coach/available-clients',
  access: 'coach',
  summary: 'Members who can be assigned: the first 50 by name.',
  query: z.object({ search: z.string().max(120).default('') }),
  reply: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })),
})

export const assignClient = endpoint({
  method: 'POST',
  path: '/api/coach/assign-client',
  access: 'coach',
  summary: 'Makes a member a client of the caller, at once.',
  body: z.object({ clientId: z.string().max(64), notes: Notes.default('') }),
  reply: CoachClient,
  refusals: [
    coachingRefusals.oneself,
    coachingRefusals.memberNotFound,
    coachingRefusals.alreadyAssigned,
    coachingRefusals.declined,
  ],
})

const Named = z.object({ id: z.string(), title: z.string() })

export const getClient = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId',
  access: 'coach',
  summary: 'How one client is getting on.',
  params: ClientParams,
  reply: CoachClient.extend({
    /** Days ahead of the plan; negative is behind. */
    pace: z.number(),
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

export const editNotes = endpoint({
  method: 'PATCH',
  path: '/api/coach/clients/:clientId',
  access: 'coach',
  summary: 'Replaces the notes on a client; they are the coach’s own.',
  params: ClientParams,
  body: z.object({ notes: Notes }),
  reply: CoachClient,
  refusals: [coachingRefusals.clientNotFound],
})

export const graduateClient = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/graduate',
  access: 'coach',
  summary: 'Marks a client as graduated. Again changes nothing.',
  params: ClientParams,
  reply: CoachClient,
  refusals: [coachingRefusals.clientNotFound],
})

export const endCoaching = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/end',
  access: 'coach',
  summary: 'Ends the coaching: the member is free again, the history is kept.',
  params: ClientParams,
  reply: CoachClient,
  refusals: [coachingRefusals.clientNotFound],
})
