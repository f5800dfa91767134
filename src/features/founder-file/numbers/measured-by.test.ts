import { expect, test } from 'vitest'
import type { Mark } from '../worksheets/kinds.ts'
import { measuredBy } from './measured-by.ts'
import type { BusinessNumber } from './numbers.contract.ts'

const point = (date: string, value: number, mark: Mark = 'C') => ({
  id: date,
  onDay: 1,
  date,
  value,
  mark,
  pageId: null,
  computed: false,
  at: `${date}T10:00:00.000Z`,
  corrected: [],
})
const revenue: BusinessNumber = {
  key: 'revenue',
  label: 'Revenue',
  unit: 'money',
  digits: 0,
  range: 'any',
  definition: '',
  better: 'up',
  isEntered: true,
  points: [point('2026-03-02', 540), point('2026-04-06', 900, 'G'), point('2026-05-04', 1240)],
}

test.each([
  ['2026-03-01', []],
  ['2026-03-02', ['$540']],
  ['2026-04-30', ['$900']],
  ['2026-12-01', ['$1,240']],
])('by %s the business measured %j', (date, texts) => {
  expect(measuredBy([revenue], date, 'USD').map(({ text }) => text)).toEqual(texts)
})

test('a guess is told as one, and a number without points is left out', () => {
  const measured = measuredBy([revenue, { ...revenue, key: 'cash', points: [] }], '2026-04-30', 'USD')
  expect(measured).toEqual([{ key: 'revenue', label: 'Revenue', text: '$900', isGuess: true }])
})
