import { z } from 'zod'
import { ranges } from './kinds.ts'
import { Formula, Key, Words } from './parts.ts'

/** `content/metrics.yaml`: the numbers of a business as series. Which fields feed one, the fields say (`metric:`). */
export const MetricFile = z.array(
  z.strictObject({
    key: Key,
    label: Words.max(80),
    /** Other words that founders call it by. */
    called: z.array(Words.max(40)).optional(),
    unit: z.enum(['money', 'number', 'percent', 'hours', 'months']),
    digits: z.int().min(0).max(2).default(0),
    /** What it can be, where its unit doesn’t say. */
    range: z.enum(ranges).optional(),
    /** So many days it is counted over; absent where it is as of its day. */
    over: z.literal(30).optional(),
    /** Stays the same for 180 days, so that its points can be compared. */
    definition: Words.max(240),
    better: z.enum(['up', 'down', 'neither']),
    /** The ten numbers are typed; what follows from them is worked out from points of the same day. */
    formula: Formula.optional(),
    /** Why the formula comes to nothing although all that it follows from is there. */
    empty: Words.max(160).optional(),
  }),
)
export type MetricFile = z.output<typeof MetricFile>
