import { expect, test } from 'vitest'
import type { Kind, Range } from '../worksheets/kinds.ts'
import { numberInField } from './number-in-field.ts'
import { readNumber } from './read-input.ts'
import { whyUnread } from './why-unread.ts'

function read(typed: string, kind: Kind, { about = '', range }: { about?: string; range?: Range } = {}) {
  const asked = { kind, range, currency: 'USD', about }
  const result = readNumber(typed, asked)
  return 'fault' in result ? { error: whyUnread(typed, result.fault, asked) } : result
}

test.each([
  ['1,240.50', 1240.5],
  ['$1,240.50', 1240.5],
  ['1 240', 1240],
  ['12,40,000', 1240000],
  ['USD 540', 540],
  ['−12', -12],
  ['.5', 0.5],
  ['12,5', 12.5],
  ['1842,50', 1842.5],
  ['1 842,50', 1842.5],
  ['1.240,50', 1240.5],
  ['1.240.500', 1240500],
  ['1’240.50', 1240.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['0,005', 0.005],
  ['-0,250', -0.25],
  ['7,', 7],
  ['', null],
])('%s in a money field is %s', (typed, value) => {
  expect(read(typed, 'money')).toEqual({ value })
})

test.each([
  ['50', 0.5],
  ['12.5%', 0.125],
  ['7', 0.07],
  ['12,5', 0.125],
  ['0,125', 0.00125],
  ['12½%', 0.125],
  ['12 1/2 %', 0.125],
  ['½', 0.5],
  ['1/2', 0.5],
  ['about 3/4', 0.75],
  ['1/2 %', 0.005],
  ['1 1/2', 0.015],
])('%s in a percent field is %s', (typed, value) => {
  expect(read(typed, 'percent')).toEqual({ value })
  expect(read(numberInField(value, 'percent'), 'percent')).toEqual({ value })
})

test.each([
  ['1.240', 'Is that 1240 or 1.24? Write it without the decimal point, or with one or two decimals.'],
  ['0,125,000', 'We can’t read “0,125,000” as a number. Write it like 1,240.50.'],
  ['0.125,5', 'We can’t read “0.125,5” as a number. Write it like 1,240.50.'],
  ['1,24,5', 'We can’t read “1,24,5” as a number. Write it like 1,240.50.'],
  ['fifty', 'We can’t read “fifty” as a number. Write it like 1,240.50.'],
  ['40 cats', 'We can’t read “40 cats” as a number. Write it like 1,240.50.'],
  ['7.5 h', 'We can’t read “7.5 h” as a number. Write it like 1,240.50.'],
  ['--5', 'We can’t read “--5” as a number. Write it like 1,240.50.'],
  ['12 %', '“12 %” is a share, and this field takes an amount.'],
  ['-', 'We can’t read “-” as a number. Write it like 1,240.50.'],
  ['9999999999999', 'That number is too large. Check it and enter a smaller one.'],
])('%s is not guessed at', (typed, error) => {
  expect(read(typed, 'money')).toEqual({ error })
})

test('a number stands in its field with separators', () => {
  expect(numberInField(1240.5, 'money')).toBe('1,240.50')
  expect(numberInField(null, 'money')).toBe('')
})

test.each([
  ['$11k', 'money', 11_000],
  ['1.5k', 'money', 1500],
  ['1,240k', 'money', 1_240_000],
  ['USD 11K', 'money', 11_000],
  ['11k USD', 'money', 11_000],
  ['$1.2m', 'money', 1_200_000],
  ['12k', 'number', 12_000],
  ['1 1/2', 'hours', 1.5],
  ['2 3/4 h', 'hours', 2.75],
  ['1½', 'hours', 1.5],
  ['½', 'number', 0.5],
  ['1/3', 'number', 0.333333333333333],
] as const)('%s in a field of the kind %s is %s', (typed, kind, value) => {
  expect(read(typed, kind)).toEqual({ value })
})

test.each([
  ['$25/h', 'What an hour of yours earns', 25],
  ['25 an hour', 'Hourly rate', 25],
  ['$1.2k/month', 'Rent each month', 1200],
  ['900 per month', 'Price a month', 900],
  ['46/week', 'Hours you work on it in a week', 46],
])('%s is read where the field is “%s”', (typed, about, value) => {
  expect(read(typed, 'money', { about })).toEqual({ value })
})

test.each([
  ['$25/h', 'money', '“$25/h” is per hour, and this field isn’t. Enter the number it asks for.'],
  ['1.240k', 'money', 'Is that 1240000 or 1240? Write it without the decimal point, or with one or two decimals.'],
  ['3/10', 'number', 'We can’t read “3/10” as a number. Write it like 1,240.50.'],
  ['5/4', 'number', 'We can’t read “5/4” as a number. Write it like 1,240.50.'],
  ['12/3/4', 'number', 'We can’t read “12/3/4” as a number. Write it like 1,240.50.'],
  ['2m', 'number', 'We can’t read “2m” as a number. Write it like 1,240.50.'],
  ['2k', 'hours', 'We can’t read “2k” as a number. Write it like 1,240.50.'],
  ['k', 'money', 'We can’t read “k” as a number. Write it like 1,240.50.'],
] as const)('%s in a field of the kind %s is asked about', (typed, kind, error) => {
  expect(read(typed, kind)).toEqual({ error })
})

test.each([
  ['~500', 'money', 500],
  ['≈ 500', 'money', 500],
  ['about 40', 'number', 40],
  ['approx. 40', 'number', 40],
  ['ca. 40', 'number', 40],
  ['1.5 million', 'money', 1_500_000],
  ['2 mio', 'money', 2_000_000],
  ['2 million', 'number', 2_000_000],
  ['$1.5 million', 'money', 1_500_000],
  ['3 thousand', 'number', 3000],
  ['1:30', 'hours', 1.5],
  ['1h30', 'hours', 1.5],
  ['1 h 30 min', 'hours', 1.5],
  ['2 hours 5 minutes', 'hours', 2.08333333333333],
  ['90 min', 'hours', 1.5],
  ['45 minutes', 'hours', 0.75],
  ['52 hours', 'hours', 52],
  ['540 dollars', 'money', 540],
  ['540 usd', 'money', 540],
] as const)('one value that can’t be mistaken is read: %s in a field of the kind %s', (typed, kind, value) => {
  expect(read(typed, kind)).toEqual({ value })
})

test.each([
  ['12 customers', 'Customers today', 12],
  ['20 min', 'Length minutes', 20],
  ['5 people', 'How many people', 5],
])('%s is read where the field is “%s”, and not elsewhere', (typed, about, value) => {
  expect(read(typed, 'number', { about })).toEqual({ value })
  expect(read(typed, 'number')).toHaveProperty('error')
})

test.each(['5-6', '5 – 6', '5–6', '5 to 6', '5 or 6', '5 6', '$5-$6', 'between 5 and 6', '1,000-2,000'])(
  '%s is two numbers, and one is to be chosen',
  (typed) => {
    expect(read(typed, 'money')).toEqual({ error: `“${typed}” is two numbers. Choose one.` })
  },
)

test.each(['-540', '−540', '–540', '- 540', '$-540', '–$540', '-$540'])(
  '%s is less than nothing, where that can be',
  (typed) => {
    expect(read(typed, 'money')).toEqual({ value: -540 })
    expect(read(typed, 'money', { range: 'positive' })).toEqual({ error: 'This can’t be less than 0.' })
  },
)

test.each([
  ['$5', 'hours', '“$5” is an amount of money, and this field takes hours.'],
  ['-3', 'number', 'This can’t be less than 0.'],
  ['−3', 'hours', 'This can’t be less than 0.'],
  ['140', 'percent', 'This is a share of a whole: from 0% to 100%.'],
] as const)('%s in a field of the kind %s can’t be', (typed, kind, error) => {
  expect(read(typed, kind)).toEqual({ error })
})

test('a week has its hours, and growth no bounds', () => {
  expect(read('200', 'hours', { range: 'week' })).toEqual({ error: 'A week has 168 hours: from 0 to 168.' })
  expect(read('168', 'hours', { range: 'week' })).toEqual({ value: 168 })
  expect(read('25', 'hours', { range: 'day' })).toEqual({ error: 'A day has 24 hours: from 0 to 24.' })
  expect(read('–140', 'percent', { range: 'any' })).toEqual({ value: -1.4 })
})
