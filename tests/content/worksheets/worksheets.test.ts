import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { worksheetsInWords } from '../../../scripts/content/worksheets.ts'
import { copiedPages } from '../copied-pages.ts'

const { root, shipped, faults, faultsAfter } = copiedPages()
afterAll(() => rmSync(root, { recursive: true }))

const runway = 'worksheets/runway-sheet.yaml'
const numbers = 'worksheets/day-one-numbers.yaml'
const price = 'worksheets/unit-cost-and-price.yaml'
const tools = 'worksheets/tool-and-fact-map.yaml'
const cohorts = 'worksheets/cohort-table.yaml'

test('the pages as they are have no fault', () => {
  expect(faults()).toEqual([])
})

test.each([
  ['a key of two fields', price, 'field: material', 'field: delivery', 'delivery: is the key of two parts'],
  ['a key of two rows', runway, 'key: living', 'key: costs', 'month, costs: is the key of two columns or rows'],
  ['a row named as a field', runway, 'field: action', 'field: burn', 'month, burn: is also the key of a part'],
  ['a cell in no column', runway, 'lean: "[as_is.cash]"', 'leen: "[as_is.cash]"', 'month: there is no leen here'],
  [
    'a total of no column',
    tools,
    '[cost, cost_year], formula: "SUM',
    '[cost, price], formula: "SUM',
    'there is no price',
  ],
  ['rows of no table', cohorts, 'follows: starts', 'follows: begins', 'there is no other table begins'],
  [
    'a typed column beside followed rows',
    cohorts,
    /, formula: '\[started\]&""'/,
    '',
    'each of its columns needs a formula',
  ],
  [
    'more than 20 required fields',
    numbers,
    /required: \[day_1\]/g,
    'required: true',
    'asks for 34 required fields; at most 20',
  ],
  ['a page that is done while empty', price, /, required: true/g, '', 'would be done while it is empty'],
  ['a resource that is none', runway, 'resource: runway-sheet', 'resource: runaway', 'there is no resource runaway'],
  ['a business that is none', runway, 'business: harbor', 'business: harbour', 'there is no business harbour'],
  ['a business that has stopped', runway, 'day: 1, story', 'day: 75, story', 'harbor stops on day 60'],
  [
    'a choice without choices',
    tools,
    ', choices: [keep, merge, cancel]',
    '',
    'tools.decision: is a choice without choices',
  ],
  [
    'choices of a text',
    tools,
    'kind: choice, choices',
    'kind: short text, choices',
    'has choices, but its kind is short text',
  ],
  [
    'a mark on words',
    price,
    'kind: number, note: With a stopwatch',
    'kind: short text, note: x',
    'can be neither counted nor guessed',
  ],
  ['a number that is none', numbers, 'metric: cash,', 'metric: bank,', 'metric: there is no bank in metrics.yaml'],
  [
    'words that feed a number',
    numbers,
    'kind: number, mark: C, metric: leads',
    'kind: short text, metric: leads',
    'feeds leads, but short text is no number',
  ],
  [
    'a formula beside a source',
    numbers,
    'kind: money, digits: 2, metric: left_over,',
    'kind: money, digits: 2, metric: left_over, from: { day_1: runway-sheet.month.as_is.cash },',
    'has both formula and from',
  ],
  [
    'a source on no page',
    runway,
    'day-one-numbers.numbers.day_60.cash',
    'day-one.numbers.day_60.cash',
    'leads to no other page',
  ],
  [
    'a source in no cell',
    runway,
    'numbers.day_60.cash',
    'numbers.day_61.cash',
    'leads nowhere: day-one-numbers has no',
  ],
  [
    'a source of another kind',
    runway,
    'numbers.day_60.cash',
    'numbers.day_60.clients',
    'is number, and here it would be money',
  ],
  [
    'a source with many values',
    runway,
    'day-one-numbers.numbers.day_60.cash',
    'tool-and-fact-map.tools.cost',
    'is a column of a table',
  ],
  [
    'a source that comes later',
    numbers,
    'from: { day_60: [day-60-review.lines.day_60.cash,',
    'from: { day_1: runway-sheet.month.as_is.cash, day_60: [day-60-review.lines.day_60.cash,',
    'belongs to a later lesson',
  ],
  [
    'a cell of a readonly column that comes from nowhere',
    'worksheets/day-60-review.yaml',
    'from: { day_1: day-one-numbers.numbers.day_1.cash, day_60:',
    'from: { day_60:',
    'lines.day_1.cash can’t be typed, since day_1 is readonly',
  ],
])('%s is found and said', (_, file, from, to, words) => {
  expect(faultsAfter(file, from, to).join('\n')).toContain(words)
})

test('lessons without a page are counted and are no fault', () => {
  expect(worksheetsInWords(shipped)).toMatch(/^\d+ of 105 lessons have their page in the Founder file \(\d+ pages\)\.$/)
})
