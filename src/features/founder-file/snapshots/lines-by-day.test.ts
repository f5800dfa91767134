import { expect, test } from 'vitest'
import { pageModel } from '../form/page-model.ts'
import { comparedLines } from './compared-lines.ts'
import { linesByDay } from './lines-by-day.ts'

const plain = { required: false, beside: false, result: false }
const grid = {
  grid: 'numbers',
  label: 'Numbers',
  columns: [
    { key: 'day_1', label: 'Day 1', day: 1 },
    { key: 'day_60', label: 'Day 60', day: 60 },
    { key: 'reading', label: 'Reading' },
  ],
  rows: [{ key: 'cash', label: 'Cash', kind: 'money', cells: {}, from: {}, example: [], ...plain }],
}
const worry = { field: 'worry', label: 'Worry', ...plain }
const model = pageModel({ body: [grid, worry], done: [], good: [], question: [] } as never)
const copy = (answers: Record<string, string | number>) => ({
  answers: new Map(Object.entries(answers).map(([field, value]) => [field, { value, mark: null }])),
  values: {},
})

test('a day shows its own column of the copy that stood then, and all else as it stood', () => {
  const copies = [
    copy({ 'numbers.day_1.cash': 100, worry: 'few ask' }),
    copy({ 'numbers.day_1.cash': 110, 'numbers.day_60.cash': 200, 'numbers.reading.cash': 5, worry: 'few buy' }),
  ]
  const [group, other] = linesByDay(comparedLines(model, copies, 'USD'), [1, 60])
  expect(group?.lines.map(({ label, shown }) => [label, ...shown.map(({ text }) => text)])).toEqual([
    ['Cash', '$100', '$200'],
    ['Cash, Reading', '–', '$5'],
  ])
  expect(other?.lines.map(({ shown }) => shown.map(({ text }) => text))).toEqual([['few ask', 'few buy']])
})
