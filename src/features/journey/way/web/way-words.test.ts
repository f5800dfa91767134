import { expect, test } from 'vitest'
import { wayWords } from './way-words.ts'

test.each([
  [1, 0, 0, 0, 'You’re at the start. Today is day 1: you’re on time.'],
  [33, 8, 20, 12, 'You’ve done 8 of 95 lessons. Today, day 33, is 12 lessons ahead of you.'],
  [33, 19, 20, 1, 'You’ve done 19 of 95 lessons. Today, day 33, is 1 lesson ahead of you.'],
  [33, 21, 20, 0, 'You’ve done 21 of 95 lessons. Today is day 33: you’re 1 lesson ahead.'],
  [100, 34, 60, 0, 'You’ve done 34 of 95 lessons. Today is day 100, and nothing is late for you.'],
  [33, 20, 20, 0, 'You’ve done 20 of 95 lessons. Today is day 33: you’re on time.'],
  [180, 95, 95, 0, 'You made it: all 95 lessons are done.'],
])('on day %i with %i lessons done of %i planned', (currentDay, completed, planned, behind, words) => {
  expect(wayWords({ currentDay, isOver: false, completed, planned, behind, total: 95 })).toBe(words)
})

test('after the last day it is said what is done and what is left, and nothing is late', () => {
  const standing = { currentDay: 180, isOver: true, planned: 95, total: 95 }
  expect(wayWords({ ...standing, completed: 8, behind: 26 })).toBe(
    'You’ve done 8 of 95 lessons. Your 180 days are up: 87 lessons left, at your own pace.',
  )
})
