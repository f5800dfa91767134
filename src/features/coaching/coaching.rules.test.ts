import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coachLevel } from './coach-ledger/coach-ledger.rules.ts'
import { average, successRate } from './coaching.rules.ts'

describe('success', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
  ])('%i graduated of %i is %i percent', (graduated, total, rate) => {
    expect(successRate(graduated, total)).toBe(rate)
  })

  test('is a whole number from 0 to 100 and never falls with one more graduate', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (a, b) => {
        const [graduated, total] = [Math.min(a, b), Math.max(a, b)]
        const rate = successRate(graduated, total)
        expect(Number.isInteger(rate) && rate >= 0 && rate <= 100).toBe(true)
        if (graduated < total) expect(successRate(graduated + 1, total)).toBeGreaterThanOrEqual(rate)
      }),
    )
  })
})

test.each([
  [0, 1],
  [999, 1],
  [1000, 2],
  [2500, 3],
])('%i points are coach level %i', (points, level) => {
  expect(coachLevel(points)).toBe(level)
})

test('the average has one decimal at most, and is 0 of nothing', () => {
  expect([average([]), average([10, 20.5]), average([1, 1, 2])]).toEqual([0, 15.3, 1.3])
})
