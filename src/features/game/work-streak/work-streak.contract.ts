import { z } from 'zod'

/** The streak of work beside gratitude's: agreed days in a row on which something was worked on. */
export const WorkStreak = z.object({
  days: z.number(),
  freezes: z.number(),
  /** Days with work until the next freeze; null while the most are held. */
  untilFreeze: z.number().nullable(),
  /** The latest agreed day that a freeze covered. */
  coveredOn: z.string().nullable(),
})
