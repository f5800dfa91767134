import { expect, test } from 'vitest'
import { streakWords } from '../streak-words.ts'

const none = { days: 0, freezes: 0, untilFreeze: 5, coveredOn: null }

test.each([
  ['nothing', {}, undefined],
  ['a first day', { days: 1 }, 'Work streak: 1 day'],
  ['a streak with freezes', { days: 12, freezes: 2 }, 'Work streak: 12 days · 2 freezes held'],
  ['a freeze that was used', { days: 4, coveredOn: '2026-11-17' }, 'Work streak: 4 days. A freeze covered Tuesday.'],
  ['one that was used long ago', { days: 9, coveredOn: '2026-11-02' }, 'Work streak: 9 days'],
  ['freezes from days of rest', { freezes: 1 }, '1 freeze ready for your next work streak.'],
])('%s is said so', (_, streak, words) => {
  expect(streakWords({ ...none, ...streak }, '2026-11-20')).toBe(words)
})
