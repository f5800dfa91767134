import { expect, test } from 'vitest'
import { numberInField, readNumber } from './read-input.ts'

test.each([
  ['1,240.50', 1240.5],
  ['$1,240.50', 1240.5],
  ['1 240', 1240],
  ['12,40,000', 1240000],
  ['USD 540', 540],
  ['540€', 540],
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
  ['52 hours', 52],
  ['7.5 h', 7.5],
  ['', null],
])('%s in a money field is %s', (typed, value) => {
  expect(readNumber(typed, 'money')).toEqual({ value })
})

test.each([
  ['50', 0.5],
  ['12.5%', 0.125],
  ['7', 0.07],
  ['12,5', 0.125],
  ['0,125', 0.00125],
  ['12½%', 0.125],
  ['12 1/2 %', 0.125],
  ['½', 0.005],
])('%s in a percent field is %s', (typed, value) => {
  expect(readNumber(typed, 'percent')).toEqual({ value })
  expect(readNumber(numberInField(value, 'percent'), 'percent')).toEqual({ value })
})

test.each([
  ['1.240', 'Is that 1240 or 1.24? Write it without the decimal point, or with one or two decimals.'],
  ['0,125,000', 'We can’t read “0,125,000” as a number. Write it like 1,240.50.'],
  ['0.125,5', 'We can’t read “0.125,5” as a number. Write it like 1,240.50.'],
  ['1,24,5', 'We can’t read “1,24,5” as a number. Write it like 1,240.50.'],
  ['about 40', 'We can’t read “about 40” as a number. Write it like 1,240.50.'],
  ['12 %', '“12 %” is a share, and this field takes an amount.'],
  ['-', 'We can’t read “-” as a number. Write it like 1,240.50.'],
  ['9999999999999', 'That’s larger than a page can hold.'],
])('%s is not guessed at', (typed, error) => {
  expect(readNumber(typed, 'money')).toEqual({ error })
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
  ['11k EUR', 'money', 11_000],
  ['€1.2m', 'money', 1_200_000],
  ['12k', 'number', 12_000],
  ['1 1/2', 'hours', 1.5],
  ['2 3/4 h', 'hours', 2.75],
  ['1½', 'hours', 1.5],
  ['½', 'number', 0.5],
  ['1/3', 'number', 0.333333333333333],
] as const)('%s in a field of the kind %s is %s', (typed, kind, value) => {
  expect(readNumber(typed, kind)).toEqual({ value })
})

test.each([
  ['$25/h', 'What an hour of yours earns', 25],
  ['25 an hour', 'Hourly rate', 25],
  ['$1.2k/month', 'Rent each month', 1200],
  ['900 per month', 'Price a month', 900],
  ['46/week', 'Hours you work on it in a week', 46],
])('%s is read where the field is “%s”', (typed, about, value) => {
  expect(readNumber(typed, 'money', about)).toEqual({ value })
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
  expect(readNumber(typed, kind)).toEqual({ error })
})
