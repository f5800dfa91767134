import { z } from 'zod'
import { Instant } from '#shared/wire.ts'
import { badgeIcons, badgeTiers } from './badges.content.ts'

export const Badge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  tier: z.enum(badgeTiers),
  icon: z.enum(badgeIcons),
  earned: z.boolean(),
  earnedAt: Instant.nullable(),
})

export type Badge = z.infer<typeof Badge>
