import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { coachingLimits } from '../coaching.rules.ts'
import { milestoneTypes } from './milestones.rules.ts'

const MilestoneType = z.enum(milestoneTypes)

export const Milestone = z.object({
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  description: z.string(),
  milestoneType: MilestoneType,
  pointsEarned: z.number(),
  achievedAt: Instant,
  /** The caller’s local date of it. */
  achievedOn: z.iso.date(),
  /** How much of the program a client had completed who graduated before its end; null for everything else. */
  earlyAtPercent: z.number().nullable(),
  /** Whether the caller wrote it down themselves, and so may correct it. */
  isOwn: z.boolean(),
})

export type Milestone = z.infer<typeof Milestone>

export const listMilestones = endpoint({
  method: 'GET',
  path: '/api/coach/milestones',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Milestones of the caller’s clients, newest first.',
  query: Page.extend({ clientId: z.string().max(64).optional(), type: MilestoneType.optional() }),
  reply: z.array(Milestone),
})

const AchievedAt = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const Description = z.string().trim().min(1).max(coachingLimits.milestone)
const Reason = z.string().trim().max(coachingLimits.milestone).default('')
const MilestoneParams = z.object({ milestoneId: z.string().max(64) })

export const recordMilestone = endpoint({
  method: 'POST',
  path: '/api/coach/milestones',
  access: 'coach',
  changes: ['caseload'],
  summary: 'Writes down a milestone of a client. The points follow from its type.',
  body: z.object({
    clientId: z.string().max(64),
    milestoneType: MilestoneType,
    description: Description,
    /** A date, `2026-03-01`, or an instant. */
    achievedAt: AchievedAt,
  }),
  reply: Milestone,
  refusals: [
    coachingRefusals.clientNotFound,
    coachingRefusals.inTheFuture,
    coachingRefusals.milestoneTooEarly,
    coachingRefusals.alreadyGraduated,
  ],
})

export const editMilestone = endpoint({
  method: 'PATCH',
  path: '/api/coach/milestones/:milestoneId',
  access: 'coach',
  changes: ['caseload'],
  summary: 'Corrects the words or the date of a milestone that the caller wrote down. What it was before is kept.',
  params: MilestoneParams,
  body: z.object({
    description: Description,
    achievedAt: AchievedAt,
    /** The words that the caller corrects: others mean that somebody was faster. */
    was: z.string().max(coachingLimits.milestone),
    reason: Reason,
  }),
  reply: Milestone,
  refusals: [
    coachingRefusals.milestoneNotFound,
    coachingRefusals.inTheFuture,
    coachingRefusals.milestoneTooEarly,
    coachingRefusals.milestoneChanged,
    coachingRefusals.milestoneTwice,
  ],
})

export const removeMilestone = endpoint({
  method: 'DELETE',
  path: '/api/coach/milestones/:milestoneId',
  access: 'coach',
  changes: ['caseload'],
  summary:
    'Takes a milestone back that the caller wrote down, and its points with it; a graduation makes the client active again.',
  params: MilestoneParams,
  body: z.object({ reason: Reason }),
  reply: z.object({ points: z.number() }),
  refusals: [coachingRefusals.milestoneNotFound],
})

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/coach/milestone-corrections',
  access: 'coach',
  topics: ['caseload'],
  summary: 'What the caller corrected in their milestones, newest first: each as it was before.',
  query: Page,
  reply: z.array(
    z.object({
      id: z.string(),
      clientName: z.string(),
      at: Instant,
      kind: z.enum(['edited', 'removed']),
      description: z.string(),
      achievedAt: Instant,
      pointsEarned: z.number(),
      reason: z.string(),
    }),
  ),
})

export const getMilestonePoints = endpoint({
  method: 'GET',
  path: '/api/coach/milestone-points',
  access: 'coach',
  summary: 'What each type of milestone pays, how many recorded ones pay in a week, and the date of today.',
  reply: z.object({ points: z.record(MilestoneType, z.number()), paidPerClientPerWeek: z.number(), today: z.string() }),
})
