import { z } from 'zod'

export const Action = z.object({
  kind: z.enum(['next-lesson', 'overdue-lesson', 'gratitude', 'upgrade', 'coach-message', 'resource']),
  title: z.string(),
  /** Why it is recommended, in a few words. */
  reason: z.string(),
  /** A path on this site, or `#gratitude` for the box on the dashboard. */
  href: z.string(),
})
export type Action = z.infer<typeof Action>
