import { expect, test } from 'vitest'
import { calendarDates, datesIn } from './dates.ts'
import { hoursText, minutesText } from './durations.ts'
import { decimalText, plainSumText, sumText } from './figures.ts'
import { currencyName, minorUnits, moneyText, priceText, typedMoney } from './money.ts'
import {
  bytesText,
  costText,
  counted,
  daysAgoText,
  listed,
  numberText,
  plural,
  signedText,
  spelled,
} from './numbers.ts'

test('an instant is written on the calendar of the zone it is read in', () => {
  const instant = '2027-03-02T11:30:00.000Z'
  expect(datesIn('Pacific/Auckland').date(instant)).toBe('March 3, 2027')
  expect(datesIn('America/Los_Angeles').date(instant)).toBe('March 2, 2027')
  expect(datesIn('Pacific/Auckland').shortDate(instant)).toBe('Mar 3, 2027')
  expect(datesIn('Pacific/Auckland').moment(instant)).toBe('Mar 3, 2027, 12:30 AM')
  expect(datesIn('America/Los_Angeles').weekdayTime(instant)).toBe('Tuesday 3:30 AM')
  expect(datesIn('America/Los_Angeles').weekdayDate(instant)).toBe('Tuesday, March 2')
  expect(datesIn('America/Los_Angeles').time(instant)).toBe('3:30 AM')
})

test('a day of the calendar stays that day', () => {
  const { date, dayOfYear, weekday } = calendarDates
  expect([date, dayOfYear, weekday].map((write) => write('2026-11-22'))).toEqual([
    'November 22, 2026',
    'Nov 22',
    'Sunday',
  ])
})

test('what rounds to nothing has no sign', () => {
  expect([decimalText(-0.04, 1), decimalText(-0, 0), numberText(-0), numberText(-0.0001)]).toEqual(['0', '0', '0', '0'])
  expect([sumText(-0.004, 'USD', 2), plainSumText(-0.004), moneyText(-0, 'USD')]).toEqual(['$0', '0', '$0.00'])
  expect([decimalText(-0.06, 1), sumText(-5.13, 'USD', 2)]).toEqual(['-0.1', '-$5.13'])
})

test('numbers, money and what is counted are written one way', () => {
  expect([numberText(1240), signedText(-12), signedText(1240)]).toEqual(['1,240', '−12', '+1,240'])
  expect([counted(1, 'day'), counted(1240, 'point'), counted(2, 'new', 'new'), plural(1, 'reply', 'replies')]).toEqual([
    '1 day',
    '1,240 points',
    '2 new',
    'reply',
  ])
  expect([listed(['A', 'B']), listed(['A', 'B', 'C'])]).toEqual(['A and B', 'A, B, and C'])
  expect([spelled(1, 'day'), spelled(10, 'day'), spelled(11, 'day')]).toEqual(['one day', 'ten days', '11 days'])
  expect([bytesText(300), bytesText(38_400), bytesText(1_440_000)]).toEqual(['1 kB', '38 kB', '1.4 MB'])
  expect(costText(0.5)).toBe('$0.5000')
  expect([moneyText(9700, 'USD'), moneyText(124005, 'USD'), moneyText(0, 'USD')]).toEqual([
    '$97.00',
    '$1,240.05',
    '$0.00',
  ])
  expect([moneyText(7900, 'EUR'), moneyText(14800, 'JPY'), moneyText(1234, 'KWD')]).toEqual([
    '€79.00',
    '¥14,800',
    'KWD\u00a01.234',
  ])
  expect([priceText(97, 'USD'), priceText(79.9, 'EUR'), priceText(14800, 'JPY')]).toEqual(['$97', '€79.90', '¥14,800'])
  expect([minorUnits(79.9, 'EUR'), minorUnits(14800, 'JPY')]).toEqual([7990, 14800])
  expect(['USD', 'EUR', 'JPY'].map(currencyName)).toEqual(['US dollars', 'euros', 'Japanese yen'])
  const inCents = (...texts: string[]) => texts.map((text) => typedMoney(text, 'EUR'))
  expect(inCents('20', '20.5', '€20.50', '9,50', '9,5 €')).toEqual([2000, 2050, 2050, 950, 950])
  expect(inCents('1,240.50', '$1,240', '12,345,678')).toEqual([124050, 124000, 1234567800])
  for (const none of ['', 'many', '-3', '9,', '20.505', '1.240', '0,500', '1,24,000', '1,240,5', '1234,567', '1.5,5'])
    expect([none, typedMoney(none, 'EUR')]).toEqual([none, undefined])
  expect(['¥14800', '¥14,800', '20.5', '9,50'].map((text) => typedMoney(text, 'JPY'))).toEqual([
    ...[14800, 14800],
    ...[undefined, undefined],
  ])
  // Thousands or thousandths: nobody can tell.
  expect(['1.500', '1,500', '1,5'].map((text) => typedMoney(text, 'KWD'))).toEqual([1500, undefined, 1500])
  expect([0, 1, 2].map(daysAgoText)).toEqual(['today', 'yesterday', '2 days ago'])
})

test('minutes are said in hours from sixty on, and long work in hours alone', () => {
  expect([0, 24, 60, 90, 150].map(minutesText)).toEqual(['0 min', '24 min', '1 h', '1 h 30 min', '2 h 30 min'])
  expect([45, 144, 540, 597, 1430].map(hoursText)).toEqual(['45 min', '2.5 h', '9 h', '10 h', '24 h'])
})
