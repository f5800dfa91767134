import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Walk } from '#features/journey/journey.rules.ts'
import type { Level } from './game.content.ts'
import { dayBefore, gratitudeStreak, legacyTier, levelReached } from './game.rules.ts'

const level = (levelNumber: number, requiredXP: number, requiredModules: string[] = []): Level => ({
  id: `level-${levelNumber}`,
  levelNumber,
  name: `Level ${levelNumber}`,
  description: 'A camp',
  requiredXP,
  requiredModules,
  rewards: ['A view'],
})
const levels = [level(1, 0), level(2, 1000, ['one']), level(3, 2000, ['one', 'two']), level(4, 3000, ['two'])]
const walked = (...modules: string[]): Walk => ({
  completions: new Map(),
  milestones: new Map(modules.map((id) => [`module:${id}`, '2026-03-01T00:00:00.000Z'])),
})

test.each([
  ['nothing', 0, [], 1],
  ['XP without the modules', 5000, [], 1],
  ['the modules without the XP', 999, ['one', 'two'], 1],
  ['both', 1000, ['one'], 2],
  ['a higher level whose lower one is shut', 3000, ['two'], 1],
  ['all', 3000, ['one', 'two'], 4],
])('%s unlocks up to level %#', (_, xp, modules, reached) => {
  expect(levelReached(levels, xp, walked(...modules))).toBe(reached)
})

describe('the gratitude streak', () => {
  test.each([
    ['is 0 without an entry', [], 0],
    ['counts today', ['2026-03-10'], 1],
    ['stands on yesterday while today is open', ['2026-03-09', '2026-03-08'], 2],
    ['is lost once a whole day was missed', ['2026-03-08'], 0],
    ['stops at the first gap', ['2026-03-10', '2026-03-09', '2026-03-07'], 2],
  ])('%s', (_, days, streak) => {
    expect(gratitudeStreak(new Set(days), '2026-03-10')).toBe(streak)
  })

  test('runs across months and leap days', () => {
    const written = new Set(['2028-03-01', '2028-02-29', '2028-02-28'])
    expect(gratitudeStreak(written, '2028-03-01')).toBe(3)
    expect(gratitudeStreak(new Set(['2026-03-01', '2026-02-28']), '2026-03-01')).toBe(2)
    expect(gratitudeStreak(new Set(['2028-03-01', '2028-02-28']), '2028-03-01')).toBe(1)
  })

  test('is never longer than the number of entries, and one more entry never shortens it', () => {
    const days = fc.array(fc.integer({ min: 0, max: 40 }).map(daysAgo), { maxLength: 40 })
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40 }).map(daysAgo), (written, one) => {
        const set = new Set(written)
        const streak = gratitudeStreak(set, today)
        expect(streak).toBeLessThanOrEqual(set.size)
        expect(gratitudeStreak(new Set([...set, one]), today)).toBeGreaterThanOrEqual(streak)
      }),
    )
  })
})

test.each([
  ['2026-03-01', '2026-02-28'],
  ['2028-03-01', '2028-02-29'],
  ['2026-01-01', '2025-12-31'],
])('the day before %s is %s', (day, before) => {
  expect(dayBefore(day)).toBe(before)
})

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

const today = '2026-03-10'

function daysAgo(count: number): string {
  let day = today
  for (let left = count; left > 0; left -= 1) day = dayBefore(day)
  return day
}
