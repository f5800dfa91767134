import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'

const Lesson = z.object({
  id: z.string(),
  title: z.string(),
  moduleTitle: z.string(),
  tier: z.enum(tiers),
  /** Finished all before it, or began it anyway. */
  reached: z.number(),
  /** Finished it or wrote on its page; null where it has no page, so that only finishing is seen. */
  begun: z.number().nullable(),
  finished: z.number(),
  stopped: z.number(),
  medianDays: z.number().nullable(),
})
export type StoppingLesson = z.infer<typeof Lesson>

export const getStopping = endpoint({
  method: 'GET',
  path: '/api/operator/where-people-stop',
  access: 'operator',
  topics: ['operator-stopping'],
  summary:
    'How many go on, by program day and lesson, month of joining and plan. Groups of fewer than five are left out.',
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-\d\d$/)
      .optional(),
    tier: z.enum(tiers).optional(),
  }),
  reply: z.object({
    /** Null before the first count. */
    countedAt: Instant.nullable(),
    /** In which five or more joined, the latest first. */
    months: z.array(z.string()),
    /** Null: fewer than five. */
    members: z.number().nullable(),
    /** The lesson that loses most people. */
    worst: Lesson.nullable(),
    days: z.array(z.object({ day: z.number(), had: z.number(), still: z.number() })),
    /** Without those that fewer than five reached. */
    lessons: z.array(Lesson),
  }),
})

export const countStopping = endpoint({
  method: 'POST',
  path: '/api/operator/where-people-stop/count',
  access: 'operator',
  changes: ['operator-stopping'],
  summary: 'Has it counted again now; each night it is counted anyway.',
  reply: z.object({ says: z.string() }),
})
