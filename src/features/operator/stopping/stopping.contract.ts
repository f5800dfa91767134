import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { monthForm } from '#platform/format/date-forms.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'

const Lesson = z.object({
  id: z.string(),
  title: z.string(),
  moduleTitle: z.string(),
  tier: z.enum(tiers),
  /** Finished all before it, or began it anyway. */
  reached: z.number(),
  /** Came to its page, or did something in it. */
  opened: z.number(),
  /** Finished it or wrote on its page; null where it has no page, so that only finishing is seen. */
  begun: z.number().nullable(),
  finished: z.number(),
  stopped: z.number(),
  medianDays: z.number().nullable(),
  /** Asked the assistant something that it answered with this lesson. */
  asked: z.number(),
  /** When its text last became another one, and whether it was new then. */
  change: z.object({ at: Instant, isNew: z.boolean() }).nullable(),
})
export type StoppingLesson = z.infer<typeof Lesson>

const Changed = z.object({ id: z.string(), title: z.string(), at: Instant, isNew: z.boolean() })
export type ChangedLesson = z.infer<typeof Changed>

export const getStopping = endpoint({
  method: 'GET',
  path: '/api/operator/where-people-stop',
  access: 'operator',
  topics: ['operator-stopping'],
  summary:
    'How many go on, by program day and lesson, month of joining and plan. Groups of fewer than five are left out.',
  query: z.object({
    month: z.string().regex(monthForm).optional(),
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
    /** With the lessons that changed, in modules that begin on this day or since the one before it. */
    days: z.array(z.object({ day: z.number(), had: z.number(), still: z.number(), changed: z.array(Changed) })),
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
