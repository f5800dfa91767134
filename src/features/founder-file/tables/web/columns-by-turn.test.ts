import { expect, test } from 'vitest'
import { columnOfToday } from './columns-by-turn.ts'

const ten = [
  { key: 'day_1', label: 'Day 1', day: 1 },
  { key: 'day_60', label: 'Day 60', day: 60 },
  { key: 'change', label: 'Change' },
]

test.each([
  [undefined, 'day_1'],
  [1, 'day_1'],
  [59, 'day_1'],
  [60, 'day_60'],
  [180, 'day_60'],
])('on day %s the column of %s is open', (today, key) => {
  expect(columnOfToday({ columns: ten }, today)).toBe(key)
})

test('columns that are about no day begin with the first', () => {
  expect(columnOfToday({ columns: [{ key: 'mon', label: 'Mon' }] }, 60)).toBe('mon')
})
