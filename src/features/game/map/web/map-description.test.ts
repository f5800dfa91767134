import { expect, test } from 'vitest'
import { campSentence, memberSentence } from './map-description.ts'
import type { Camp } from './route-position.ts'

const base: Camp = { levelNumber: 1, name: 'Base Camp', requiredXP: 0, state: 'completed' }
const forest: Camp = { levelNumber: 2, name: 'Forest Camp', requiredXP: 1000, state: 'unlocked' }
const treeline: Camp = { levelNumber: 3, name: 'Treeline Camp', requiredXP: 2000, state: 'locked' }

test('the sentence says where the member stands and what leads on', () => {
  expect(memberSentence([base, forest, treeline], 1240)).toBe(
    'You are at camp 2, Forest Camp, with 1,240 XP. 760 XP more lead to Treeline Camp.',
  )
})

test('enough XP before a locked camp is said plainly', () => {
  expect(memberSentence([base, forest, treeline], 2300)).toBe(
    'You are at camp 2, Forest Camp, with 2,300 XP. That is enough for Treeline Camp; its modules come first.',
  )
})

test('the last camp leads nowhere', () => {
  expect(memberSentence([base, forest], 1240)).toBe(
    'You are at camp 2, Forest Camp, with 1,240 XP. It is the last camp.',
  )
})

test('without camps there is nothing to say', () => {
  expect(memberSentence([], 10)).toBe('')
})

test('a camp is told with its state only where a member is shown', () => {
  expect([campSentence(forest, true), campSentence(forest, false)]).toEqual([
    'Camp 2, Forest Camp: 1,000 XP, unlocked',
    'Camp 2, Forest Camp: 1,000 XP',
  ])
})
