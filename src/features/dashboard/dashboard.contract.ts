import { z } from 'zod'
import { Minutes } from '#features/journey/journey.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'

export const Action = z.object({
  kind: z.enum(['next-lesson', 'overdue-lesson', 'gratitude', 'upgrade', 'coach-message', 'resource']),
  title: z.string(),
  /** Why it is recommended, in a few words. */
  reason: z.string(),
  /** A path on this site, or `#gratitude` for the box on the dashboard. */
  href: z.string(),
})
export type Action = z.infer<typeof Action>

export const Trend = z.object({
  /** The last 7 local days, today included. */
  current: z.number(),
  /** The 7 days before. */
  previous: z.number(),
  /** Change in whole percent; null where there was nothing before. */
  percent: z.number().nullable(),
})
export type Trend = z.infer<typeof Trend>

const Focus = z.object({
  moduleId: z.string(),
  title: z.string(),
  deliverable: z.string(),
  firstDay: z.number(),
  lastDay: z.number(),
  isCompleted: z.boolean(),
  hasAccess: z.boolean(),
  requiredTier: z.string(),
  left: z.array(z.object({ id: z.string(), title: z.string(), estimatedMinutes: z.number(), minutes: Minutes })),
})

const Milestone = z.object({
  kind: z.enum(['module', 'phase', 'program', 'level', 'badge']),
  subject: z.string(),
  title: z.string(),
  reachedAt: Instant,
})

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'signedIn',
  topics: ['progress', 'points', 'downloads', 'unread', 'my-coach'],
  summary: 'What to do next, the focus of these days, recent milestones and trends.',
  reply: z.object({
    recommendedActions: z.array(Action),
    weeklyFocus: Focus,
    recentMilestones: z.array(Milestone),
    trends: z.object({ points: Trend, completions: Trend }),
  }),
})
