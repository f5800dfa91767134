import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copiedPages } from '../copied-pages.ts'

const { root, faultsAfter } = copiedPages()
afterAll(() => rmSync(root, { recursive: true }))

const runway = 'worksheets/runway-sheet.yaml'
const price = 'worksheets/unit-cost-and-price.yaml'
const procedure = 'worksheets/sop-template.yaml'
const ledger = 'worksheets/hour-ledger.yaml'
const forecast = 'worksheets/cash-forecast-13-weeks.yaml'

test.each([
  ['a formula that cannot be read', runway, '[costs]+[living]-[revenue]', '[costs]+[living]-', 'month.as_is.burn:'],
  ['a function that is none', price, 'SUM([material]', 'SUMM([material]', 'SUMM'],
  ['a reference to nowhere', price, '[price]-SUM(', '[prise]-SUM(', 'contribution: [prise] leads nowhere'],
  [
    'a column before the first',
    runway,
    '"",[find]*[burn])',
    '"",[<.burn])',
    'month.as_is.trigger: [<.burn] leads nowhere',
  ],
  [
    'a cell that a grid leaves out',
    forecast,
    'MIN([cash.week_1:week_13.end])',
    'MIN([cash.week_1:week_13.begin])',
    "a cell that this page doesn't have",
  ],
  ['a circle', price, '"",[reference]+[gain])', '"",[room]+[gain])', 'needs room needs ceiling: a circle'],
  [
    'an example of another kind',
    price,
    'required: true, example: 690',
    'required: true, example: €690',
    'price: the example “€690” is not a sum',
  ],
  ['a date that is none', runway, 'example: [2026-12-01]', 'example: [December]', 'is not a date such as'],
  [
    'a choice that is none',
    ledger,
    'at: 6 }',
    'at: 6 }\n      - { key: mood, label: Mood, kind: choice, choices: [up, down], default: left }',
    'is none of its choices (up, down)',
  ],
  [
    'more examples than cells',
    runway,
    'example: [130, 130]',
    'example: [130, 130, 5]',
    'has 3 values, but 2 cells are typed',
  ],
  [
    'an example that does not come out',
    price,
    'example: 245',
    'example: 240',
    'contribution comes to 363; 358 is expected',
  ],
  ['an expectation of nothing', price, '  really_left: 264', '  really: 264', 'expect: there is no really on the page'],
  ['an example that comes to nothing', price, 'example: 27 }', 'example: 0 }', 'the example comes to nothing'],
  ['a rule for no field', price, 'in: minutes, counted', 'in: seconds, counted', 'there is no seconds on the page'],
  ['a rule for marks where none are', price, 'in: minutes, counted', 'in: wage, counted', 'wage carries no mark'],
  ['a rule for rows of a field', procedure, 'in: steps, rows', 'in: owner, rows', 'owner is no table that grows'],
  [
    'a rule for a tick that is none',
    procedure,
    '{ in: steps, rows: 3,',
    '{ in: owner, ticked: true,',
    "owner can't be ticked",
  ],
  [
    'a rule that compares with nothing',
    price,
    '"[price]>=[floor_price]"',
    '"[price]>=[ground]"',
    '[ground] leads nowhere',
  ],
  [
    'an example against its own rule',
    price,
    '"[price]>=[floor_price]"',
    '"[price]<[floor_price]"',
    "the example itself doesn't keep this rule",
  ],
])('%s is found and said', (_, file, from, to, words) => {
  expect(faultsAfter(file, from, to).join('\n')).toContain(words)
})

test('a fault stands on the line of its key', () => {
  const lines = readFileSync(join(root, price), 'utf8').split('\n')
  const at = 1 + lines.findIndex((line) => line.includes('field: price,'))
  expect(faultsAfter(price, 'required: true, example: 690', 'required: true, example: €690')).toEqual([
    `${price}:${at}: price: the example “€690” is not a sum such as 540 or 13.50, without a currency.`,
  ])
})
