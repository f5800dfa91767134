import { z } from 'zod'

/** What of a lesson that is longer than a member’s day is today’s, worked out from its page and from what is written there. */
export const Tonight = z.object({
  subModuleId: z.string(),
  /** Minutes of one of the days they agreed to work on. */
  minutes: z.number(),
  /** Whether their hour is in the evening. */
  isEvening: z.boolean(),
  /** Whether the text comes first. */
  reads: z.boolean(),
  /** What to fill in, in the words of the page; empty where all of it is. */
  fields: z.array(z.string()),
  /** The first of these is more than a day’s work. */
  isBegun: z.boolean(),
  /** Today’s share is done; `fields` are for the next time. */
  isDone: z.boolean(),
})
export type Tonight = z.infer<typeof Tonight>
