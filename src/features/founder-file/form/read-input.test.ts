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
])('%s in a percent field is %s', (typed, value) => {
  expect(readNumber(typed, 'percent')).toEqual({ value })
  expect(readNumber(numberInField(value, 'percent'), 'percent')).toEqual({ value })
})

test.each([
  ['1.240', 'Is that 1240 or 1.24? Write it without the decimal point, or with one or two decimals.'],
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
