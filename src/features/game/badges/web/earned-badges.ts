import type { Badge } from '../../web/game-types.ts'

/** Those earned, the latest first. */
export const earnedBadges = (badges: readonly Badge[]): Badge[] =>
  badges.filter(({ earned }) => earned).sort((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? ''))
