import { expect, test } from 'vitest'
import { legacyTier } from './points.rules.ts'

test.each([
  [0, 'none'],
  [99, 'none'],
  [100, 'bronze'],
  [500, 'silver'],
  [9999, 'silver'],
])('%i points build the legacy tier %s', (points, tier) => {
  const tiers = [
    { tier: 'bronze' as const, points: 100 },
    { tier: 'silver' as const, points: 500 },
  ]
  expect(legacyTier(tiers, points)).toBe(tier)
  expect(legacyTier([...tiers].reverse(), points)).toBe(tier)
})
