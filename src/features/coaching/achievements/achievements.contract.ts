import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'

const Achievement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  pointsAwarded: z.number(),
})

export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/coach/achievements',
  access: 'coach',
  topics: ['caseload'],
  summary: 'What the caller has earned as a coach, newest first.',
  reply: z.array(Achievement.extend({ achievedAt: Instant })),
})

export const listAllAchievements = endpoint({
  method: 'GET',
  path: '/api/coach/achievements/all',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Every achievement there is, and how far the caller is on the way to it.',
  reply: z.array(Achievement.extend({ achievedAt: Instant.nullable(), reached: z.number(), needed: z.number() })),
})

export type Achievements = Reply<typeof listAchievements>
