import type { Badge } from '#features/game/badges/badges.contract.ts'
import type { FrontierLevel } from '#features/game/levels/levels.contract.ts'
import type { GameProfile } from '#features/game/profile/web/profile.calls.ts'

export const aBadge = (given: Partial<Badge> = {}): Badge => ({
  id: 'first-step',
  name: 'First Step',
  description: 'Complete your first lesson.',
  tier: 'bronze',
  icon: 'Compass',
  earned: false,
  earnedAt: null,
  ...given,
})

/** `count` badges earned a day apart, the last one latest. */
export const earnedBadges = (count: number): Badge[] =>
  Array.from({ length: count }, (_, at) =>
    aBadge({ id: `badge-${at}`, name: `Badge ${at + 1}`, earned: true, earnedAt: `2026-11-0${at + 1}T10:00:00.000Z` }),
  )

export const aLevel = (given: Partial<FrontierLevel> = {}): FrontierLevel => ({
  id: 'base-camp',
  levelNumber: 1,
  name: 'Base Camp',
  description: 'The valley floor.',
  requiredXP: 0,
  requiredModules: [],
  rewards: ['A baseline'],
  reachedOn: null,
  isUnlocked: true,
  isCompleted: false,
  completedAt: null,
  ...given,
})

export const forestCamp = aLevel({
  id: 'forest-camp',
  levelNumber: 2,
  name: 'Forest Camp',
  requiredXP: 1000,
  requiredModules: ['foundation-01-baseline', 'foundation-02-discovery'],
  rewards: ['A problem brief', 'A position sentence', 'A segment'],
  isUnlocked: false,
})

export const aProfile = (
  points: Partial<GameProfile['userPoints']> = {},
  given: Partial<Omit<GameProfile, 'userPoints'>> = {},
): GameProfile => ({
  userPoints: {
    totalPoints: 340,
    totalXP: 320,
    currentLevel: 1,
    legacyBuilderTier: 'none',
    gratitudeStreak: 2,
    proactivityPoints: 10,
    ...points,
  },
  badges: [aBadge()],
  frontierLevels: [aLevel(), forestCamp],
  recentAchievements: [],
  ...given,
})
