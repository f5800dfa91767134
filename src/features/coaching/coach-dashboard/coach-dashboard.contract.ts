import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Milestone } from '../milestones/milestones.contract.ts'

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
    recentMilestones: z.array(Milestone),
  }),
})

export const listNeedingMe = endpoint({
  method: 'GET',
  path: '/api/coach/today',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Clients who need the coach today, the most urgent first, with the reasons in words.',
  reply: z.array(
    z.object({
      clientId: z.string(),
      name: z.string(),
      reasons: z.array(z.string()),
      score: z.number(),
      /** Shared pages with something new. */
      pagesToRead: z.number(),
    }),
  ),
})

export type CoachDashboard = Reply<typeof getCoachDashboard>
export type ClientsNeedingMe = Reply<typeof listNeedingMe>
