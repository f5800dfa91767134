import type { Badge } from '../badges.contract.ts'

/** Those earned, the latest first. */
export const earnedBadges = (badges: readonly Badge[]): Badge[] =>
  badges.filter(({ earned }) => earned).sort((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? ''))

/** Where links to all badges lead, on the page of the map. */
export const allBadgesHash = 'badges'
