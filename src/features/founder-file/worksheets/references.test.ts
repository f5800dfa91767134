import { expect, test } from 'vitest'
import { BodyItem } from './body.ts'
import { blocksOf } from './places.ts'
import { named } from './references.ts'

const body = [
  { field: 'floor', label: 'Floor', kind: 'money' },
  {
    grid: 'cash',
    columns: ['week_1', 'week_2', 'week_3'].map((key) => ({ key, label: key })),
    rows: ['begin', 'in', 'out', 'end'].map((key) => ({ key: key.padEnd(2, '_'), label: key })),
  },
  {
    table: 'tools',
    rows: 2,
    columns: [
      { key: 'tool', label: 'Tool' },
      { key: 'cost', label: 'Cost' },
    ],
    totals: [{ key: 'all', label: 'All' }],
  },
  { table: 'years', rows: 2, follows: 'tools', columns: [{ key: 'year', label: 'Year', formula: '[cost]*12' }] },
  { grid: 'plan', columns: [{ key: 'week_2', label: '2' }], rows: [{ key: 'goal', label: 'Goal' }] },
].map((item) => BodyItem.parse(item))
const blocks = blocksOf(body)
const cell = { block: 'cash', column: 'week_2', row: 'end' }
const row = { block: 'tools', column: 'cost' }
const total = { block: 'tools', column: 'cost', row: 'all' }

test.each([
  ['a field', 'floor', { block: '' }, ['floor'], 'one'],
  ['a row in the same column', 'begin', cell, ['cash.week_2.begin'], 'one'],
  ['a column in the same row', 'week_1', cell, ['cash.week_1.end'], 'one'],
  ['rows in the same column', 'in:out', cell, ['cash.week_2.in', 'cash.week_2.out'], 'one'],
  ['columns in the same row', 'week_1:week_2', cell, ['cash.week_1.end', 'cash.week_2.end'], 'one'],
  ['a cell of its own grid', 'week_3.in', cell, ['cash.week_3.in'], 'one'],
  ['the column before', '<.end', cell, ['cash.week_1.end'], 'one'],
  ['the same column elsewhere', 'plan.=.goal', cell, ['plan.week_2.goal'], 'one'],
  ['a cell from outside', 'cash.week_3.end', { block: 'floor' }, ['cash.week_3.end'], 'one'],
  ['columns from outside', 'cash.week_2:week_3.end', { block: 'floor' }, ['cash.week_2.end', 'cash.week_3.end'], 'one'],
  ['a column in the same row of a table', 'tool', row, ['tools.tool'], 'same'],
  ['a column of the table that is followed', 'cost', { block: 'years', column: 'year' }, ['tools.cost'], 'same'],
  ['a whole column', 'tools.cost', { block: 'floor' }, ['tools.cost'], 'all'],
  ['the column above a total', 'tools.=', total, ['tools.cost'], 'all'],
  ['a total', 'tools.cost.all', { block: 'floor' }, ['tools.cost.all'], 'one'],
])('a reference to %s is found', (_, text, here, addresses, rows) => {
  expect(named(text.split('.'), here, blocks)).toEqual({ addresses, rows })
})

test.each([
  ['no field', 'ceiling', { block: 'floor' }],
  ['a grid as a whole', 'cash', { block: 'floor' }],
  ['a row backwards', 'out:in', cell],
  ['the column before the first', '<.end', { ...cell, column: 'week_1' }],
  ['a column that the other grid lacks', 'plan.=.goal', { ...cell, column: 'week_3' }],
  ['a part of a field', 'floor.week_1', { block: 'floor' }],
])('a reference to %s leads nowhere', (_, text, here) => {
  expect(named(text.split('.'), here, blocks)).toBeUndefined()
})
