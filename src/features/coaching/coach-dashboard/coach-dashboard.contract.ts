import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Milestone } from '../milestones/milestones.contract.ts'
import { Proved } from '../outcomes/outcomes.contract.ts'
import { requestKinds } from '../requests/requests.rules.ts'

export const getCoachDashboard = endpoint({
  method: 'GET',
  path: '/api/coach/dashboard',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Clients, success and the last milestones of the caller.',
  reply: z.object({
    totalClients: z.number(),
    activeClients: z.number(),
    graduatedClients: z.number(),
    avgClientProgress: z.number(),
    successRate: z.number(),
    /** Of the graduates, those who hadn’t completed the program. */
    graduatedEarly: z.number(),
    /** How many graduates proved how many outcomes. */
    graduatesProved: Proved,
    recentMilestones: z.array(Milestone),
  }),
})

export const listNeedingMe = endpoint({
  method: 'GET',
  path: '/api/coach/today',
  access: 'coach',
  topics: ['caseload'],
  summary:
    'Clients who need the coach today with the reasons in words: paid requests first, then all who wrote, then whose plan ends or is closed, then the most urgent.',
  reply: z.array(
    z.object({
      clientId: z.string(),
      name: z.string(),
      email: z.string(),
      reasons: z.array(z.string()),
      score: z.number(),
      /** What waits for the coach’s answer. */
      waiting: z.enum(['message', ...requestKinds]).nullable(),
      /** Outcomes that wait for the coach’s decision. */
      outcomesFiled: z.number(),
      /** Shared pages with something new. */
      pagesToRead: z.number(),
    }),
  ),
})

export type CoachDashboard = Reply<typeof getCoachDashboard>
export type ClientsNeedingMe = Reply<typeof listNeedingMe>
