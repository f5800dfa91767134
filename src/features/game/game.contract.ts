import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { badgeIcons, badgeTiers, legacyTiers } from './game.content.ts'

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

export const FrontierLevel = z.object({
  id: z.string(),
  levelNumber: z.number(),
  name: z.string(),
  description: z.string(),
  requiredXP: z.number(),
  requiredModules: z.array(z.string()),
  rewards: z.array(z.string()),
  isUnlocked: z.boolean(),
  isCompleted: z.boolean(),
  completedAt: Instant.nullable(),
})
export type FrontierLevel = z.infer<typeof FrontierLevel>

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

export const listLedger = endpoint({
  method: 'GET',
  path: '/api/gamification/ledger',
  access: 'signedIn',
  topics: ['points'],
  summary: 'Every entry that made the totals, newest first.',
  query: Page,
  reply: z.array(
    z.object({
      id: z.string(),
      at: Instant,
      reason: z.string(),
      label: z.string(),
      points: z.number(),
      xp: z.number(),
    }),
  ),
})

const Gratitude = z.object({
  /** Today's entry, null while there is none. */
  text: z.string().nullable(),
  /** The member's local date. */
  date: z.string(),
  gratitudeStreak: z.number(),
  pointsAwarded: z.number(),
})

export const getGratitude = endpoint({
  method: 'GET',
  path: '/api/gratitude',
  access: 'signedIn',
  topics: ['gratitude'],
  summary: "Today's gratitude entry and the streak.",
  reply: Gratitude,
})

export const writeGratitude = endpoint({
  method: 'POST',
  path: '/api/gratitude',
  access: 'signedIn',
  changes: ['gratitude', 'points'],
  summary: 'Writes the entry of the local day; a second one replaces the text and pays nothing.',
  body: z.object({ text: z.string().trim().min(1).max(500) }),
  reply: Gratitude,
})
