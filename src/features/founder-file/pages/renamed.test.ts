import { expect, test } from 'vitest'
import type { BodyItem } from '../worksheets/body.ts'
import { blocksOf, placesOf } from '../worksheets/places.ts'
import { currentField } from './renamed.ts'

const plain = { required: false, beside: false, result: false }
const body = [
  { field: 'helper_wage', label: 'Wage', ...plain },
  {
    table: 'costs',
    rows: 1,
    columns: [
      { key: 'label', ...plain },
      { key: 'sum', ...plain },
    ],
    totals: [],
    example: [],
  },
  {
    grid: 'months',
    label: '',
    columns: [
      { key: 'march', label: 'March' },
      { key: 'april', label: 'April' },
    ],
    rows: [{ key: 'seats', label: 'Seats', cells: {}, from: {}, example: [], ...plain }],
  },
] as unknown as BodyItem[]
const page = (renamed: Record<string, string>) => ({ places: placesOf(body), blocks: blocksOf(body), renamed })

test.each([
  ['a field', { wage: 'helper_wage' }, 'wage', 'helper_wage'],
  ['a field that was renamed twice', { pay: 'wage', wage: 'helper_wage' }, 'pay', 'helper_wage'],
  ['a column of a table', { 'costs.amount': 'costs.sum' }, 'costs.row1.amount', 'costs.row1.sum'],
  ['a column of a grid', { 'months.month_1': 'months.march' }, 'months.month_1.seats', 'months.march.seats'],
  ['a row of a grid', { 'months.places': 'months.seats' }, 'months.april.places', 'months.april.seats'],
  [
    'column and row of a grid',
    { 'months.month_1': 'months.march', 'months.places': 'months.seats' },
    'months.month_1.places',
    'months.march.seats',
  ],
  ['a cell of a table that was renamed', { 'tools.name': 'costs.label' }, 'tools.row1.name', 'costs.row1.label'],
  ['the rows of a table that was renamed', { 'tools.name': 'costs.label' }, 'tools', 'costs'],
  ['what has its place', { helper_wage: 'costs' }, 'helper_wage', 'helper_wage'],
  ['what leads nowhere', { wage: 'gone' }, 'wage', 'wage'],
  ['a circle', { one: 'two', two: 'one' }, 'one', 'one'],
  ['what nobody renamed', {}, 'constructor', 'constructor'],
])('%s is found under its key of today', (_, renamed, address, now) => {
  expect(currentField(page(renamed as Record<string, string>), address)).toBe(now)
})
