import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Proved } from '../outcomes/outcomes.contract.ts'

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
    /** Of the graduates, those who hadn’t completed the program. */
    graduatedEarly: z.number(),
    /** How many graduates proved how many outcomes. */
    graduatesProved: Proved,
  }),
})

/** Of one number: how many clients share it measured twice or more, and the medians over them. */
const Moved = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.enum(['money', 'number', 'percent', 'hours', 'months']),
  digits: z.number(),
  better: z.enum(['up', 'down', 'neither']),
  /** Money of different currencies isn't added up. */
  currency: z.string(),
  clients: z.number(),
  /** How many of them moved it the better way. */
  improved: z.number(),
  /** Absent for fewer clients than `fewest`. */
  medians: z.object({ first: z.number(), latest: z.number(), change: z.number() }).nullable(),
})
export type Moved = z.infer<typeof Moved>

export const getClientNumbers = endpoint({
  method: 'GET',
  path: '/api/coach/analytics/numbers',
  access: 'coach',
  topics: ['client-file', 'caseload'],
  summary: 'The numbers that clients share, over all of them: medians of then, now and the change; no client is named.',
  reply: z.object({
    /** Clients who share anything of their Founder file, and all. */
    sharing: z.number(),
    clients: z.number(),
    fewest: z.number(),
    numbers: z.array(Moved),
  }),
})

export type Analytics = Reply<typeof getAnalytics>
export type ClientNumbers = Reply<typeof getClientNumbers>
