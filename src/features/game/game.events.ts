import { domainEvent } from '#shared/domain-event.ts'

/** A member reached a frontier level above the first. */
export const frontierLevelReached = domainEvent<{ memberId: string; level: number; name: string; reachedAt: string }>(
  'game.level-reached',
)
