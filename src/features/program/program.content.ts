import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'

/** The shape of the files under `content/`. Strict, so that a misspelled field is an error instead of being ignored. */

export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')
export const PhaseId = z.enum(['foundation', 'growth', 'optimization'])
export type PhaseId = z.infer<typeof PhaseId>
const Words = z.string().trim().min(1)

export const PhaseFile = z.array(
  z.strictObject({
    id: PhaseId,
    name: Words,
    terrain: z.enum(['valley', 'ridge', 'summit']),
    description: Words,
    promise: Words,
    startDay: z.int().min(1).max(180),
    endDay: z.int().min(1).max(180),
    requiredTier: z.enum(tiers),
    /** The lesson to come back to each week, for who has finished the phase and whose plan opens nothing after it. */
    weekly: Slug.optional(),
    /**
     * For who runs a business already the phase is a check: each lesson is compared with what is there. These are the lessons
     * that tell such a business most; they are done in full, and offered first as far as the plan opens them.
     */
    check: z.array(Slug).min(1).max(6).optional(),
  }),
)

export const ModuleFile = z.strictObject({
  id: Slug,
  title: Words.max(80),
  description: Words,
  phase: PhaseId,
  order: z.int().min(1),
  requiredTier: z.enum(tiers),
  estimatedDays: z.int().min(1),
  deliverable: Words,
  question: Words,
})

export const exerciseKinds = [
  'audit',
  'interview',
  'calculation',
  'draft',
  'decision',
  'field-test',
  'teardown',
  'rehearsal',
  'build',
  'plan',
] as const

/** The time a lesson takes: reading it, work at the desk, and work out in the business (calls, visits, days of a test). */
export const Minutes = z.strictObject({
  read: z.int().min(1).max(30),
  desk: z.int().min(0).max(240),
  field: z.int().min(0).max(2400),
})
export type Minutes = z.infer<typeof Minutes>

/** Of an exercise that runs for days: what is counted and how many, and after how many days one comes back to it. */
const RunningExercise = z.strictObject({
  /** In the plural, in small letters: `interviews`. */
  unit: Words.max(40),
  of: z.int().min(1).max(200),
  days: z.int().min(1).max(30),
  /** The table of its page whose filled rows count, or one column of it: `interview-notes.talks.held_on`. */
  table: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9_]+){1,2}$/, 'write page-id.table or page-id.table.column')
    .optional(),
})

export const LessonFile = z.strictObject({
  id: Slug,
  title: Words.max(80),
  description: Words.max(200),
  order: z.int().min(1),
  core: z.boolean().default(true),
  requiredTier: z.enum(tiers),
  minutes: Minutes,
  pointsReward: z.int().min(0),
  xpReward: z.int().min(0),
  outcome: Words,
  exercise: z.strictObject({ kind: z.enum(exerciseKinds), summary: Words }),
  running: RunningExercise.nullable().default(null),
  deliverable: Words,
  argument: Words,
  /** The lesson in a few short sentences, for who reads little English or is tired. */
  plain: z.array(Words.max(120)).max(6).default([]),
  /** What of it a running business checks, in place of the general sentence where that isn’t true of it. */
  asCheck: Words.max(320).nullable().default(null),
  business: Slug,
  resources: z.array(Slug).default([]),
  related: z.array(Slug).default([]),
  /** Ids of removed lessons whose addresses redirect here. */
  replaces: z.array(Slug).default([]),
  /** Keys of checklist items that are no more, and the ones that took their ticks; `none` where nothing did. */
  renamed: z.record(z.string(), z.string()).default({}),
  figures: z.record(z.string().regex(/^[a-zA-Z_]\w*$/), z.union([z.string(), z.number()])).default({}),
  videoUrl: z.string().nullable().default(null),
})
