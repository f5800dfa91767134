import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayBefore, gratitudeStreak } from './gratitude.rules.ts'

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

const today = '2026-03-10'

function daysAgo(count: number): string {
  let day = today
  for (let left = count; left > 0; left -= 1) day = dayBefore(day)
  return day
}
