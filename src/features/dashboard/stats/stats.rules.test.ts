import { expect, test } from 'vitest'
import { trend } from './stats.rules.ts'

const byDay = new Map([
  ['2026-11-23', 60],
  ['2026-11-24', 50],
])

test('a week is compared with the one before once both are weeks of the program', () => {
  expect(trend(byDay, '2026-11-30', 8)).toEqual({ current: 50, previous: 60, percent: null })
  expect(trend(byDay, '2026-11-30', 13).percent).toBeNull()
  expect(trend(byDay, '2026-11-30', 14).percent).toBe(-17)
})

test('nothing before is nothing to compare with', () => {
  expect(trend(byDay, '2027-01-30', 69)).toEqual({ current: 0, previous: 0, percent: null })
})
