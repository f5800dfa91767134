import { z } from 'zod'
import { Slug } from '#features/program/program.content.ts'
import { Words } from '../content-fields.ts'

export const badgeIcons = [
  'Trophy',
  'Star',
  'Medal',
  'Crown',
  'Heart',
  'Calendar',
  'Users',
  'Zap',
  'Mountain',
  'Compass',
  'Gem',
] as const

export const badgeTiers = ['bronze', 'silver', 'gold', 'diamond'] as const

export const measures = [
  'completed-sub-modules',
  'completed-core',
  'completed-modules',
  'completed-phases',
  'completed-deep-dives',
  'level',
  'gratitude-streak',
  'gratitude-entries',
  'total-points',
  'proactivity-points',
  'early-completions',
  'active-days',
  'program-complete',
] as const

export type Measure = (typeof measures)[number]

export const BadgeFile = z.array(
  z.strictObject({
    id: Slug,
    name: Words,
    description: Words,
    tier: z.enum(badgeTiers),
    icon: z.enum(badgeIcons),
    /** Earned when the measure, narrowed to a phase or module by `in`, is at least this. */
    rule: z.strictObject({ measure: z.enum(measures), atLeast: z.int().min(1), in: Slug.optional() }),
  }),
)

export type Badge = z.infer<typeof BadgeFile>[number]
