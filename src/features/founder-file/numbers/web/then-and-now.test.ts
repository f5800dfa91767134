import { expect, test } from 'vitest'
import { aNumber, aPoint } from '#tests/web/founder-file-data.ts'
import { columnHead, thenAndNow } from '../then-and-now.ts'

const cash = aNumber({ points: [aPoint(1, 540), aPoint(60, 900), aPoint(120, 1400)] })

test.each([
  ['a phase shows the first point and its own last', { lastDay: 60 }, [1, 60]],
  ['the next phase looks back to the beginning', { lastDay: 120 }, [1, 120]],
  ['nothing measured since is no change', { lastDay: 20 }, [1, undefined]],
  ['who is late has measured later', { lastDay: 60, endedAt: '2100-01-01T00:00:00.000Z' }, [1, 120]],
])('%s', (_, stretch, days) => {
  const [line] = thenAndNow([cash], stretch)
  expect([line?.first.onDay, line?.last?.onDay]).toEqual(days)
})

test('what was never measured is left out, and so is what follows from the ten', () => {
  const rest = Array.from({ length: 9 }, () => aNumber({ points: [] }))
  expect(thenAndNow([...rest, cash, cash], { lastDay: 60 })).toHaveLength(1)
})

test('a column is named by its day where it has one', () => {
  expect([columnHead([60, 60], 'Now'), columnHead([58, 60], 'Now'), columnHead([], 'Now')]).toEqual([
    'Day 60',
    'Now',
    'Now',
  ])
})
