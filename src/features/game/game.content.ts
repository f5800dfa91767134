import { z } from 'zod'
import type { Badge } from './badges/badges.content.ts'
import { Amount } from './content-fields.ts'
import type { Level } from './levels/levels.content.ts'

export const legacyTiers = ['none', 'bronze', 'silver', 'gold', 'platinum', 'diamond'] as const

export type LegacyTier = (typeof legacyTiers)[number]

export const GameFile = z.strictObject({
  legacyTiers: z.array(z.strictObject({ tier: z.enum(legacyTiers), points: Amount })),
  gratitude: z.strictObject({ points: Amount, xp: Amount }),
  proactivity: z.strictObject({ earlyCompletion: Amount, firstIdeaOfDay: Amount, convertedReferral: Amount }),
})

export type GameRules = z.infer<typeof GameFile> & { levels: readonly Level[]; badges: readonly Badge[] }
