import { expect, test } from 'vitest'
import { columnOfToday } from './columns-by-turn.ts'

const ten = [{ key: 'day_1', day: 1 }, { key: 'day_60', day: 60 }, { key: 'change' }]

test.each([
  [undefined, 'day_1'],
  [1, 'day_1'],
  [50, 'day_1'],
  [51, 'day_60'],
  [60, 'day_60'],
  [180, 'day_60'],
])('on day %s the column of %s is open', (today, key) => {
  expect(columnOfToday({ columns: ten }, { typed: (column) => column !== 'change' }, { today })).toBe(key)
})

test.each([
  [undefined, [180], 'day_180'],
  [40, [180], 'day_180'],
  [176, [180], 'day_180'],
  [176, [1, 60, 120, 180], 'day_180'],
  [170, [1, 60, 120, 180], 'day_120'],
  [116, [1, 60, 120, 180], 'day_120'],
  [20, [1, 60, 120, 180], 'day_1'],
])('on day %s a page that is kept on %j opens on %s', (today, keptOn, key) => {
  const columns = [1, 60, 120, 180].map((day) => ({ key: `day_${day}`, day }))
  expect(columnOfToday({ columns }, { typed: () => true }, { today, keptOn })).toBe(key)
})

test('columns that are about no day begin with the first that is typed', () => {
  const columns = [{ key: 'date' }, { key: 'true_by_then' }, { key: 'outcome' }]
  expect(columnOfToday({ columns }, { typed: (column) => column !== 'date' }, { today: 60 })).toBe('true_by_then')
  expect(columnOfToday({ columns }, { typed: () => false }, { today: 60 })).toBe('date')
})

test('a log goes on with the first day that is still empty, and begins again once all are filled', () => {
  const columns = [{ key: 'guess' }, { key: 'mon' }, { key: 'tue' }, { key: 'sum' }]
  const after = (...filled: string[]) =>
    columnOfToday({ columns }, { typed: (key) => key !== 'sum', filled: (key) => filled.includes(key) }, { today: 3 })
  expect(after()).toBe('guess')
  expect(after('guess', 'mon')).toBe('tue')
  expect(after('guess', 'mon', 'tue')).toBe('guess')
})
