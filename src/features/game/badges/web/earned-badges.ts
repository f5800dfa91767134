import type { Badge } from '../badges.contract.ts'

/** Those earned, the latest first. */
export const earnedBadges = (badges: readonly Badge[]): Badge[] =>
  badges.filter(({ earned }) => earned).sort((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? ''))
