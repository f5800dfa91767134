import { expect, test } from 'vitest'
import type { Metric } from '../worksheets/pages.ts'
import { type StoredPoint, seriesOf } from './number-series.ts'

const metric = (key: string) =>
  ({ key, label: key, unit: 'number', digits: 0, definition: '', better: 'up', fedBy: [] }) satisfies Metric
const says = 'More new customers than sales conversations.'
const formula = 'IF([new_customers]>[calls],"",[new_customers]/[calls])'
const metrics: Metric[] = [metric('calls'), metric('new_customers'), { ...metric('close_rate'), formula, empty: says }]

const point = (key: string, value: number): StoredPoint => ({
  id: key,
  key,
  value,
  onDay: 1,
  date: '2026-03-01',
  mark: 'C',
  pageId: null,
  enteredAt: '2026-03-01T10:00:00.000Z',
  correctedBy: null,
})

test.each([
  [0, 0, undefined],
  [0, 1, { days: [1], says }],
  [3, 1, undefined],
])(
  'with %i conversations and %i new customers it is said why nothing follows only where that is why',
  (calls, customers, empty) => {
    const series = seriesOf(metrics, [point('calls', calls), point('new_customers', customers)], (_, date) => date)
    expect(series.at(-1)?.empty).toEqual(empty)
  },
)
