import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { profileLimits } from './profile.rules.ts'

const Entries = z
  .array(z.string().trim().min(1).max(profileLimits.entry))
  .max(profileLimits.entries)
  .refine(
    (entries) => new Set(entries.map((entry) => entry.toLowerCase())).size === entries.length,
    'An entry is listed twice.',
  )
const ActiveWord = z.enum(['true', 'false'])

const Published = z.object({
  bio: z.string(),
  experienceYears: z.number(),
  specializations: z.array(z.string()),
  certifications: z.array(z.string()),
  isActive: ActiveWord,
})

export const CoachProfile = Published.extend({
  id: z.string(),
  totalClients: z.number(),
  successRate: z.number(),
  /** Of the graduates, those who hadn’t completed the program. */
  graduatedEarly: z.number(),
  createdAt: Instant.nullable(),
  updatedAt: Instant.nullable(),
  /** Suggestions for specializations, from the content. */
  examples: z.array(z.string()),
})

export type CoachProfile = z.infer<typeof CoachProfile>

export const getCoachProfile = endpoint({
  method: 'GET',
  path: '/api/coach/profile',
  access: 'coach',
  topics: ['coach-profile'],
  summary: 'The caller’s own coach profile.',
  reply: CoachProfile,
})

export const saveCoachProfile = endpoint({
  method: 'POST',
  path: '/api/coach/profile',
  access: 'coach',
  changes: ['coach-profile'],
  summary: 'Saves and publishes the caller’s coach profile.',
  body: z.object({
    bio: z.string().max(profileLimits.bio),
    experienceYears: z.int().min(0).max(profileLimits.years),
    specializations: Entries,
    certifications: Entries,
    isActive: ActiveWord.optional(),
  }),
  reply: CoachProfile,
})

export const getPublishedCoach = endpoint({
  method: 'GET',
  path: '/api/coaches/:id',
  access: 'public',
  topics: ['coach-profile'],
  summary: 'What a coach published, open to everyone.',
  params: z.object({ id: z.string().max(64) }),
  reply: Published.extend({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
    createdAt: Instant,
  }),
  refusals: [coachingRefusals.coachNotFound],
})
