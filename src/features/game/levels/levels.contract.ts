import { z } from 'zod'
import { Instant } from '#shared/wire.ts'

export const FrontierLevel = z.object({
  id: z.string(),
  levelNumber: z.number(),
  name: z.string(),
  description: z.string(),
  requiredXP: z.number(),
  requiredModules: z.array(z.string()),
  rewards: z.array(z.string()),
  isUnlocked: z.boolean(),
  /** The member's local date on which it was reached; of the first level the day of joining. */
  reachedOn: z.string().nullable(),
  isCompleted: z.boolean(),
  completedAt: Instant.nullable(),
})

export type FrontierLevel = z.infer<typeof FrontierLevel>
