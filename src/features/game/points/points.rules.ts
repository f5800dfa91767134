import type { GameRules, LegacyTier } from '../game.content.ts'

/** Running totals of the ledger. */
export type PointTotals = { points: number; xp: number; proactivity: number }

/** Ledger reasons of this kind count as proactivity points. */
export const isProactive = (reason: string): boolean => reason.startsWith('proactivity.')

/** The legacy builder tier for a number of points. */
export function legacyTier(tiers: GameRules['legacyTiers'], points: number): LegacyTier {
  const built = tiers.filter((tier) => points >= tier.points)
  return (
    built.reduce<(typeof built)[number] | undefined>(
      (best, one) => (best && best.points > one.points ? best : one),
      undefined,
    )?.tier ?? 'none'
  )
}
