import { expect, test } from 'vitest'
import { lastWeek, trend } from './stats.rules.ts'

const byDay = new Map([
  ['2026-11-16', 60],
  ['2026-11-23', 50],
  ['2026-11-30', 900],
])

test('a week is the seven days before today, on a Monday those from Monday through Sunday', () => {
  const week = lastWeek('2026-11-30')
  expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-11-29', '2026-11-23'])
})

test('a week is compared with the one before once both are weeks of the program', () => {
  expect(trend(byDay, '2026-11-30', 8)).toEqual({ current: 50, previous: 60, percent: null })
  expect(trend(byDay, '2026-11-30', 14).percent).toBeNull()
  expect(trend(byDay, '2026-11-30', 15).percent).toBe(-17)
})

test('nothing before is nothing to compare with', () => {
  expect(trend(byDay, '2027-01-30', 69)).toEqual({ current: 0, previous: 0, percent: null })
})
