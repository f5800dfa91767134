import { z } from 'zod'
import { Minutes } from '#features/journey/journey.contract.ts'

export const Focus = z.object({
  moduleId: z.string(),
  title: z.string(),
  deliverable: z.string(),
  firstDay: z.number(),
  lastDay: z.number(),
  isCompleted: z.boolean(),
  hasAccess: z.boolean(),
  requiredTier: z.string(),
  /** The member's next lesson, where another module holds it. */
  first: z.object({ id: z.string(), moduleId: z.string(), title: z.string(), moduleTitle: z.string() }).nullable(),
  left: z.array(z.object({ id: z.string(), title: z.string(), estimatedMinutes: z.number(), minutes: Minutes })),
})
