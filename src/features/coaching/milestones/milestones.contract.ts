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

export const recordMilestone = endpoint({
  method: 'POST',
  path: '/api/coach/milestones',
  access: 'coach',
  changes: ['caseload'],
  summary: 'Writes down a milestone of a client. The points follow from its type.',
  body: z.object({
    clientId: z.string().max(64),
    milestoneType: MilestoneType,
    description: z.string().trim().min(1).max(coachingLimits.milestone),
    /** A date, `2026-03-01`, or an instant. */
    achievedAt: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
  }),
  reply: Milestone,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.inTheFuture, coachingRefusals.alreadyGraduated],
})

export const getMilestonePoints = endpoint({
  method: 'GET',
  path: '/api/coach/milestone-points',
  access: 'coach',
  summary: 'What each type of milestone pays, how many recorded ones pay in a week, and the date of today.',
  reply: z.object({ points: z.record(MilestoneType, z.number()), paidPerClientPerWeek: z.number(), today: z.string() }),
})
