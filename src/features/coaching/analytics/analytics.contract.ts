import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/coach/analytics',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Progress over twelve weeks, clients by program day, milestones by week, and success.',
  reply: z.object({
    /** Mean progress of today's clients at the end of each date. */
    progressOverTime: z.array(z.object({ date: z.string(), average: z.number() })),
    /** First and last program day are both included. */
    dayDistribution: z.array(z.object({ firstDay: z.number(), lastDay: z.number(), clients: z.number() })),
    milestonesByWeek: z.array(z.object({ from: z.string(), count: z.number(), points: z.number() })),
    milestonesByType: z.array(z.object({ type: z.string(), count: z.number() })),
    totalClients: z.number(),
    graduatedClients: z.number(),
    successRate: z.number(),
  }),
})

export type Analytics = Reply<typeof getAnalytics>
