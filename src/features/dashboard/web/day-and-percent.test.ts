import { expect, test } from 'vitest'
import { dayAndPercent } from './day-and-percent.ts'
import { levelBar } from './level-bar.ts'

test.each([
  [{ currentDay: '17', overallProgress: '23.5' }, 17, 23.5],
  [{ currentDay: '1', overallProgress: '0' }, 1, 0],
  [{ currentDay: '90' }, 90, 50],
  [{}, 42, (42 / 180) * 100],
])('a reply of %o stands for a day and a percentage', (reply, day, percent) => {
  expect(dayAndPercent(reply)).toEqual({ day, percent })
})

test.each([
  [0, 0, 1000],
  [320, 32, 680],
  [1000, 0, 1000],
  [2750, 75, 250],
])('%i XP fill a level bar to %f percent', (xp, percent, missingXP) => {
  expect(levelBar(xp)).toEqual({ percent, missingXP })
})
