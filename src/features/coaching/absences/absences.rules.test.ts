import { expect, test } from 'vitest'
import { awayText, daysAwayBetween } from './absences.rules.ts'

const week = { from: '2026-03-07', until: '2026-03-14' }
const day = { from: '2026-03-20', until: '2026-03-20' }

test.each([
  [{ ...week, isRunning: true }, 'is away through Saturday, March 14'],
  [{ ...week, isRunning: false }, 'will be away from Saturday, March 7 through Saturday, March 14'],
  [{ ...day, isRunning: true }, 'is away today'],
  [{ ...day, isRunning: false }, 'will be away on Friday, March 20'],
])('days away are said in words', (days, words) => {
  expect(awayText(days)).toBe(words)
})

test.each([
  ['2026-03-01', '2026-03-06', 0],
  ['2026-03-05', '2026-03-16', 8],
  ['2026-03-07', '2026-03-07', 1],
  ['2026-03-10', '2026-03-20', 6],
  ['2026-03-15', '2026-03-19', 0],
])('from %s to %s they are %s', (first, last, count) => {
  expect(daysAwayBetween([week, day], first, last)).toBe(count)
})
