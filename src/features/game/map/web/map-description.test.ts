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
