import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { Badge } from '../badges/badges.contract.ts'
import { legacyTiers } from '../game.content.ts'
import { FrontierLevel } from '../levels/levels.contract.ts'

const Achievement = z.object({
  kind: z.enum(['badge', 'level']),
  subject: z.string(),
  title: z.string(),
  earnedAt: Instant,
})

export const getGameProfile = endpoint({
  method: 'GET',
  path: '/api/gamification/profile',
  access: 'signedIn',
  topics: ['points'],
  summary: 'Points, XP, level, badges and frontier levels.',
  reply: z.object({
    userPoints: z.object({
      totalPoints: z.number(),
      totalXP: z.number(),
      currentLevel: z.number(),
      legacyBuilderTier: z.enum(legacyTiers),
      gratitudeStreak: z.number(),
      proactivityPoints: z.number(),
    }),
    badges: z.array(Badge),
    frontierLevels: z.array(FrontierLevel),
    recentAchievements: z.array(Achievement),
  }),
})
