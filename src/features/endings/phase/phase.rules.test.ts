import { expect, test } from 'vitest'
import { phaseView, workIn } from './phase.rules.ts'

test.each([
  ['finished early', 'completed', 100, 41, 'behind'],
  ['finished long after its days', 'completed', 100, 150, 'behind'],
  ['its last day, with lessons left', 'current', 80, 60, 'days-over'],
  ['under way', 'current', 20, 33, 'under-way'],
  ['not begun', 'upcoming', 0, 12, 'ahead'],
  ['not begun, and its days are up', 'current', 0, 70, 'days-over'],
] as const)('%s', (_, status, percent, day, view) => {
  expect(phaseView({ status, percent, endDay: 60, hasAccess: true }, day)).toBe(view)
})

test('a phase that the plan doesn’t open is neither late nor ahead, until something of it was done', () => {
  const growth = { status: 'upcoming', endDay: 120, hasAccess: false } as const
  expect(phaseView({ ...growth, percent: 0 }, 150)).toBe('shut')
  expect(phaseView({ ...growth, percent: 40 }, 150)).toBe('days-over')
})

test('the work of a phase is counted and dated, and a lesson added to a finished module is not missing', () => {
  const [early, late] = ['2026-01-02T10:00:00.000Z', '2026-02-03T10:00:00.000Z']
  const modules = [
    { completedAt: late, steps: [{ completedAt: late }, { completedAt: early }, { completedAt: null }] },
    { completedAt: null, steps: [{ completedAt: null }] },
  ]
  expect(workIn(modules)).toEqual({ total: 4, done: 3, first: early, last: late })
})
