import { expect, test } from 'vitest'
import { evidenceState, isReady, stateOf } from './outcomes.rules.ts'

const page = (answers: number, isDone: boolean, kept: number) => ({ answers, isDone, kept })

test.each([
  ['no page', undefined, 0, 'missing'],
  ['an empty one', page(0, false, 0), 0, 'missing'],
  ['one that is begun', page(1, false, 0), 0, 'begun'],
  ['one that is done', page(4, true, 0), 0, 'there'],
  ['one that was kept', page(1, false, 1), 0, 'there'],
  ['one that was kept too seldom', page(4, true, 3), 4, 'begun'],
  ['one that was kept often enough', page(4, true, 4), 4, 'there'],
] as const)('of %s, the evidence is as it should be', (_, held, copies, state) => {
  expect(evidenceState(held, copies)).toBe(state)
})

test('it can be filed once nothing is missing, pages and numbers alike', () => {
  expect(isReady([{ state: 'begun' }], [{ isMeasured: true }])).toBe(true)
  expect(isReady([{ state: 'there' }, { state: 'missing' }], [])).toBe(false)
  expect(isReady([{ state: 'there' }], [{ isMeasured: false }])).toBe(false)
})

test('the latest filing says where an outcome stands', () => {
  expect([undefined, { decision: null }, { decision: 'returned' as const }].map(stateOf)).toEqual([
    'open',
    'filed',
    'returned',
  ])
})
