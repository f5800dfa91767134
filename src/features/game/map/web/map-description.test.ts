import { expect, test } from 'vitest'
import { campSentence } from './map-description.ts'
import type { Camp } from './route-position.ts'

const forest: Camp = { levelNumber: 2, name: 'Forest Camp', requiredXP: 1000, state: 'unlocked', place: 0.5 }

test('a camp is told with its state only where a member is shown', () => {
  expect([campSentence(forest, true), campSentence(forest, false)]).toEqual([
    'Camp 2, Forest Camp: 1,000 XP, unlocked',
    'Camp 2, Forest Camp: 1,000 XP',
  ])
})

test('what the business measured at a camp is told with it', () => {
  const measured = { short: 'Revenue $540', words: 'Revenue $540, Hours 41 (guessed)' }
  expect(campSentence({ ...forest, measured }, true)).toBe(
    'Camp 2, Forest Camp: 1,000 XP, unlocked. Your business then: Revenue $540, Hours 41 (guessed)',
  )
})
