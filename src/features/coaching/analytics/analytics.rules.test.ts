import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BusinessNumber } from '#features/founder-file/numbers/numbers.contract.ts'
import { numbersOfAll } from './analytics.rules.ts'

const point = (value: number, onDay: number): BusinessNumber['points'][number] => ({
  ...{ id: `p${onDay}`, onDay, date: '2026-03-01', value, mark: 'C', pageId: null },
  ...{ computed: false, at: '2026-03-01T12:00:00.000Z', corrected: [] },
})
const number = (values: readonly number[], better: BusinessNumber['better'] = 'up'): BusinessNumber => ({
  ...{ key: 'hours', label: 'Hours', unit: 'hours', digits: 0, range: 'any', definition: '', better, isEntered: true },
  points: values.map((value, at) => point(value, at + 1)),
})
const client = (...values: number[]) => ({ currency: 'USD', numbers: [number(values)] })

test('one count alone has not moved, and is left out', () => {
  expect(numbersOfAll([client(5), client()])).toEqual([])
})

test('the first and the latest point count, whatever was between them', () => {
  const [hours] = numbersOfAll([client(60, 99, 50), client(50, 40), client(40, 20), client(70, 1, 65)])
  expect(hours).toMatchObject({ clients: 4, improved: 0, medians: { first: 55, latest: 45, change: -10 } })
})

test('fewer is better where the number says so', () => {
  const all = [3, 2, 1].map((latest) => ({ currency: 'USD', numbers: [number([2, latest], 'down')] }))
  expect(numbersOfAll(all)[0]).toMatchObject({ improved: 1 })
})

test('half of the clients are at or below a median, half at or above, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 3, maxLength: 40 }), (values) => {
      const of = (all: readonly number[]) =>
        numbersOfAll(all.map((value) => client(0, value)))[0]?.medians?.latest ?? NaN
      const median = of(values)
      expect(of(values.toReversed())).toBe(median)
      expect(values.filter((value) => value <= median).length).toBeGreaterThanOrEqual(values.length / 2)
      expect(values.filter((value) => value >= median).length).toBeGreaterThanOrEqual(values.length / 2)
    }),
  )
})
