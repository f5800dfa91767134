import { expect, test } from 'vitest'
import type { Place } from '../worksheets/places.ts'
import { exampleText, figureText, placeText } from './figure-text.ts'

test.each([
  [1039.386, 'JPY', '¥1,039'],
  [1039.386, 'EUR', '€1,039.39'],
  [1039, 'EUR', '€1,039'],
  [1039.3864, 'KWD', 'KWD\u00a01,039.39'],
])('a sum has no more decimals than its currency: %s %s', (value, currency, text) => {
  expect(figureText(value, { kind: 'money', digits: 2 }, currency)).toBe(text)
})

test('a choice is told by its words, and by itself where it is one of a list', () => {
  expect(figureText('too_much', { kind: 'choice', digits: 0, choices: { too_much: 'No' } }, 'USD')).toBe('No')
  expect(figureText('stop', { kind: 'choice', digits: 0, choices: ['stop', 'keep'] }, 'USD')).toBe('stop')
})

const place = (given: Partial<Place>): Place => ({
  address: 'sum',
  block: 'sum',
  label: 'Sum',
  kind: 'money',
  digits: 0,
  from: [],
  required: false,
  result: false,
  example: [],
  ...given,
})

test.each([
  [1842.5, {}, 'EUR', '€1,842.50'],
  [1842, {}, 'EUR', '€1,842'],
  [2.25, { kind: 'hours' }, 'EUR', '2.25 h'],
  [1842.5, { formula: '[a]' }, 'EUR', '€1,843'],
  [1842.5, { formula: '[a]', metric: 'left_over' }, 'EUR', '€1,842.50'],
  [0.3333, { formula: '[a]', metric: 'close_rate', kind: 'percent' }, 'EUR', '33%'],
  [1168000, {}, 'JPY', '¥1,168,000'],
] as const)(
  'what was typed keeps its decimals, and what follows from it is rounded: %d',
  (value, given, currency, text) => {
    expect(placeText(value, place(given), currency)).toBe(text)
  },
)

test.each([
  ['INR', '₹700'],
  ['KES', 'KES\u00a0700'],
  [null, '700'],
])('an example keeps its own currency: %s', (currency, text) => {
  expect(exampleText(700, place({}), currency)).toBe(text)
})
