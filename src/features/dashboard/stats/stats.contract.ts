import { z } from 'zod'

export const Trend = z.object({
  /** The last 7 local days before today. */
  current: z.number(),
  /** The 7 days before. */
  previous: z.number(),
  /** Change in whole percent; null where there was nothing before, and in the first two weeks. */
  percent: z.number().nullable(),
})
export type Trend = z.infer<typeof Trend>
