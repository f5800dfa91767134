import { badgeTiers } from '../../../src/features/game/badges/badges.content.ts'
import { type ActivityCounts, isEarned } from '../../../src/features/game/badges/badges.rules.ts'
import type { Content, Fault } from '../content.ts'
import { walkAs } from './rewards.ts'

const fewest = 16

/**
 * There are enough badges, every tier is used, and each one can be earned. Icons may stay unused: what content of one's own
 * leaves out is no mistake. The program as it is shipped uses them all (`tests/content/specification.test.ts`).
 */
export function checkBadges(content: Content): Fault[] {
  const { badges } = content.game
  const faults: string[] = []
  if (badges.length < fewest) faults.push(`there are ${badges.length} badges; ${fewest} or more are meant.`)
  const tiers = new Set(badges.map(({ tier }) => tier))
  for (const tier of badgeTiers) if (!tiers.has(tier)) faults.push(`no badge is of tier ${tier}.`)
  const twice = badges.find(({ id }, index) => badges.findIndex((other) => other.id === id) !== index)
  if (twice) faults.push(`the id ${twice.id} is used twice.`)
  for (const badge of unreachable(content)) faults.push(`${badge.id}: no one can earn it, whatever they do.`)
  return faults.map((says) => ({ where: 'badges.yaml', says }))
}

/** Badges that neither a punctual nor an early elite member would have on the last day. */
export function unreachable(content: Content): Content['game']['badges'] {
  const walks = [deedsOf(content, 0), deedsOf(content, 12)]
  return content.game.badges.filter((badge) => !walks.some((deeds) => isEarned(badge, deeds, content.program)))
}

/** An elite member who completes everything and writes a gratitude line every evening. */
function deedsOf(content: Content, daysEarly: number): ActivityCounts {
  const { walk, xp, points, level } = walkAs('elite', content, daysEarly)
  const { gratitude, proactivity } = content.game
  const days = 180
  const early = daysEarly > 10 ? walk.completions.size : 0
  const extra = early * proactivity.earlyCompletion + days * proactivity.firstIdeaOfDay
  return {
    walk,
    totals: { points: points + days * gratitude.points + extra, xp: xp + days * gratitude.xp, proactivity: extra },
    level,
    gratitudeStreak: days,
    gratitudeEntries: days,
  }
}
