import { z } from 'zod'

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')
const Words = z.string().trim().min(1)
const Amount = z.int().min(0)

export const LevelFile = z
  .array(
    z.strictObject({
      id: Slug,
      levelNumber: z.int().min(1),
      name: Words,
      description: Words,
      requiredXP: Amount,
      requiredModules: z.array(Slug),
      rewards: z.array(Words).min(1),
    }),
  )
  .refine(
    (levels) => levels.every(({ levelNumber }, index) => levelNumber === index + 1),
    'levels must be numbered 1, 2, 3 … in order',
  )
  .refine(
    (levels) => levels.every((level, index) => level.requiredXP >= (levels[index - 1]?.requiredXP ?? 0)),
    'requiredXP must not fall from one level to the next',
  )
export type Level = z.infer<typeof LevelFile>[number]

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

export const legacyTiers = ['none', 'bronze', 'silver', 'gold', 'platinum', 'diamond'] as const
export type LegacyTier = (typeof legacyTiers)[number]

export const GameFile = z.strictObject({
  legacyTiers: z.array(z.strictObject({ tier: z.enum(legacyTiers), points: Amount })),
  gratitude: z.strictObject({ points: Amount, xp: Amount }),
  proactivity: z.strictObject({ earlyCompletion: Amount, firstIdeaOfDay: Amount, convertedReferral: Amount }),
})

export type GameRules = z.infer<typeof GameFile> & { levels: readonly Level[]; badges: readonly Badge[] }
