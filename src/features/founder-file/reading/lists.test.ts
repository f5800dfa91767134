import { expect, test } from 'vitest'
import { BodyItem } from '../worksheets/body.ts'
import { blocksOf, placesOf } from '../worksheets/places.ts'
import { addressIn, listsOf } from './lists.ts'

const body = [
  {
    table: 'asks',
    label: 'The asks',
    rows: 2,
    columns: [
      { key: 'asked_on', label: 'Asked on', kind: 'date' },
      { key: 'who', label: 'Who' },
      { key: 'twice', label: 'Twice the price', kind: 'money', formula: '[asked_on]' },
    ],
  },
  {
    grid: 'map',
    label: 'Steps',
    columns: [
      { key: 'step_1', label: 'Step 1' },
      { key: 'step_2', label: 'Step 2' },
    ],
    rows: [
      { key: 'name', label: '1  What people do', kind: 'short text' },
      { key: 'count', label: 'How many', kind: 'number' },
    ],
  },
].map((item) => BodyItem.parse(item))
const page = { blocks: blocksOf(body), places: placesOf(body) }

test('a table is a list by its first column of words, and a grid one by its lines and one by its columns', () => {
  const [asks, lines, steps] = listsOf(page)
  expect(asks).toMatchObject({ block: 'asks', name: 'who', items: undefined })
  expect(asks?.columns.map(({ key, isWorkedOut }) => [key, isWorkedOut])).toEqual([
    ['asked_on', false],
    ['who', false],
    ['twice', true],
  ])
  // Of a column with words and numbers in it nothing is the most.
  expect(lines).toMatchObject({
    isAcross: false,
    name: undefined,
    columns: [{ kind: 'short text' }, { kind: 'short text' }],
  })
  expect(lines?.items?.map(({ label }) => label)).toEqual(['What people do', 'How many'])
  expect(steps).toMatchObject({ isAcross: true, name: 'name', columns: [{ kind: 'short text' }, { kind: 'number' }] })
})

test('a cell is found where it stands on the page', () => {
  const [asks, lines, steps] = listsOf(page)
  if (!asks || !lines || !steps) throw new Error('three lists')
  expect(addressIn(asks, 'row0', 'who')).toBe('asks.who')
  expect(addressIn(lines, 'count', 'step_2')).toBe('map.step_2.count')
  expect(addressIn(steps, 'step_2', 'count')).toBe('map.step_2.count')
})
