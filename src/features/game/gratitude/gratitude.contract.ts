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
  summary: "Today's gratitude entry, the streak, and the entries of the days before.",
  reply: Gratitude.extend({
    /** What was written on the days before, newest first; the whole of it is in the export. */
    earlier: z.array(z.object({ date: z.string(), text: z.string() })).max(gratitudeLimits.earlier),
  }),
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
