import { expect, test } from 'vitest'
import { lateFromOpening, openedPlan } from './plan-opened.rules.ts'

const paid = {
  tier: 'quantum',
  paidTier: 'quantum',
  openedTier: 'quantum',
  openedAt: '2026-03-02T12:00:00.000Z',
  givenTier: null,
  givenUntil: null,
} as const
const now = '2026-03-03T12:00:00.000Z'

test('a plan that opened is told until the first lesson after it, for a week at most', () => {
  expect(openedPlan(paid, ['2026-03-01T12:00:00.000Z'], now)).toEqual({ tier: 'quantum', givenUntil: null })
  expect(openedPlan(paid, ['2026-03-02T12:30:00.000Z'], now)).toBeNull()
  expect(openedPlan(paid, [], '2026-03-09T12:00:00.000Z')).not.toBeNull()
  expect(openedPlan(paid, [], '2026-03-09T12:00:01.000Z')).toBeNull()
})

test('a gift says when it ends, and what is closed again is not told', () => {
  const given = { ...paid, paidTier: 'starter', givenTier: 'quantum', givenUntil: '2026-04-01T04:00:00.000Z' } as const
  expect(openedPlan(given, [], now)).toEqual({ tier: 'quantum', givenUntil: given.givenUntil })
  expect(openedPlan({ ...given, tier: 'starter' }, [], now)).toBeNull()
  expect(openedPlan({ ...paid, openedTier: null, openedAt: null }, [], now)).toBeNull()
})

test('late by the opening are lessons of paid phases, of who never worked there', () => {
  const phases = [
    { requiredTier: 'starter', modules: [{ id: 'baseline' }] },
    { requiredTier: 'quantum', modules: [{ id: 'pricing' }] },
  ]
  const behind = [{ moduleId: 'baseline' }, { moduleId: 'pricing' }]
  const done = (completed: number) => [{ moduleId: 'pricing', completed }]
  expect(lateFromOpening(behind, phases, done(0))).toEqual([{ moduleId: 'pricing' }])
  expect(lateFromOpening(behind, phases, done(1))).toEqual([])
})

test('what is paid for is no gift, though it is given too', () => {
  const both = { ...paid, givenTier: 'quantum', givenUntil: '2026-04-01T04:00:00.000Z' } as const
  expect(openedPlan(both, [], now)).toEqual({ tier: 'quantum', givenUntil: null })
})
