import { expect, test } from 'vitest'
import { BodyItem } from './body.ts'
import type { Mark } from './kinds.ts'
import { missingIn } from './missing.ts'
import { blocksOf, placesOf } from './places.ts'
import { Rule } from './rules.ts'

const body = [
  { field: 'why', label: 'Why', kind: 'long text' },
  { field: 'read', label: 'Read', kind: 'tick' },
  { field: 'price', label: 'Price', kind: 'money', mark: 'C' },
  { field: 'floor', label: 'Floor', kind: 'money', mark: 'C' },
  { table: 'tools', rows: 2, columns: [{ key: 'tool', label: 'Tool' }] },
].map((item) => BodyItem.parse(item))
const page = { blocks: blocksOf(body), places: placesOf(body) }

type Given = { values?: Record<string, string | number | boolean>; tools?: string[]; marks?: Record<string, Mark> }

function says(rule: object, { values = {}, tools = [], marks = {} }: Given) {
  const answers = {
    values: new Map(Object.entries(values)),
    rows: new Map([['tools', tools.map((tool) => ({ tool }))]]),
  }
  return missingIn([Rule.parse({ ...rule, says: 'a gap' })], { page, answers, marks: new Map(Object.entries(marks)) })
}

test.each<[string, object, Given, Given]>([
  [
    'a number',
    { in: 'why', names: 'number' },
    { values: { why: '14 people asked' } },
    { values: { why: 'people asked' } },
  ],
  [
    'a cause',
    { in: 'why', names: 'cause' },
    { values: { why: 'Fewer, because it rained' } },
    { values: { why: 'Fewer people' } },
  ],
  [
    'what was forgotten as a cause',
    { in: 'why', names: 'cause' },
    { values: { why: 'I think I spend 50 in supplies but it is 92. I forget the gas.' } },
    { values: { why: 'I think I spend 50 in supplies but it is 92.' } },
  ],
  ['a date', { in: 'why', names: 'date' }, { values: { why: 'by Friday' } }, { values: { why: 'soon' } }],
  [
    'a person',
    { in: 'why', names: 'person' },
    { values: { why: 'ask Elena first' } },
    { values: { why: 'ask around' } },
  ],
  [
    'two figures',
    { in: 'why', names: 'two numbers' },
    { values: { why: '23 against 25' } },
    { values: { why: '23 of them' } },
  ],
  [
    'few words',
    { in: 'why', words: 3 },
    { values: { why: 'three short words' } },
    { values: { why: 'one word too many' } },
  ],
  ['a tick', { in: 'read', ticked: true }, { values: { read: true } }, { values: { read: false } }],
  [
    'a comparison',
    { holds: '[price]>=[floor]' },
    { values: { price: 5, floor: 4 } },
    { values: { price: 3, floor: 4 } },
  ],
  [
    'counted values',
    { in: ['price', 'floor'], counted: 2 },
    { marks: { price: 'C', floor: 'C' } },
    { marks: { price: 'C', floor: 'G' } },
  ],
  ['rows', { in: 'tools', rows: 2 }, { tools: ['Mail', 'Chat'] }, { tools: ['Mail', ''] }],
])('an answer with %s keeps the rule, one without is told the gap', (_, rule, good, poor) => {
  expect(says(rule, good)).toEqual([])
  expect(says(rule, poor)).toEqual(['a gap'])
})

test('an empty field breaks no rule about its words', () => {
  expect(says({ in: 'why', names: 'cause' }, {})).toEqual([])
})
