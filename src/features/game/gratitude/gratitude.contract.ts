import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { gratitudeLimits } from './gratitude.rules.ts'

const Gratitude = z.object({
  /** Today's entry, null while there is none. */
  text: z.string().nullable(),
  /** The member's local date. */
  date: z.string(),
  gratitudeStreak: z.number(),
  pointsAwarded: z.number(),
})

export const getGratitude = endpoint({
  method: 'GET',
  path: '/api/gratitude',
  access: 'signedIn',
  topics: ['gratitude'],
  summary: "Today's gratitude entry and the streak.",
  reply: Gratitude,
})

export const writeGratitude = endpoint({
  method: 'POST',
  path: '/api/gratitude',
  access: 'signedIn',
  changes: ['gratitude', 'points'],
  summary: 'Writes the entry of the local day; a second one replaces the text and awards nothing.',
  body: z.object({ text: z.string().trim().min(1).max(gratitudeLimits.text) }),
  reply: Gratitude,
})
