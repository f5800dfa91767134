import { fact } from '#shared/fact.ts'

/** A member reached a frontier level above the first. */
export const frontierLevelReached = fact<{ memberId: string; level: number; name: string; reachedAt: string }>(
  'game.level-reached',
)
