import { expect, test } from 'vitest'
import { changeText, numberAsText } from './number-text.ts'

test.each([
  [1638, { unit: 'money', digits: 0 }, '$1,638'],
  [13.5, { unit: 'money', digits: 2 }, '$13.50'],
  [46, { unit: 'hours', digits: 0 }, '46 h'],
  [0.333, { unit: 'percent', digits: 0 }, '33%'],
  [2.46, { unit: 'months', digits: 1 }, '2.5 months'],
  [1, { unit: 'months', digits: 1 }, '1 month'],
  [14, { unit: 'number', digits: 0 }, '14'],
  [12.5, { unit: 'number', digits: 0 }, '12.5'],
] as const)('%d in %o is shown as %s', (value, number, text) => {
  expect(numberAsText(value, number, 'USD')).toBe(text)
})

test.each([
  [540, 860, '+€320'],
  [860, 540, '−€320'],
  [540, 540.2, 'no change'],
  [385.5, 410, '+€24'],
  [37.5, 39, '+€1'],
])('from %d to %d is %s', (from, to, text) => {
  expect(changeText(from, to, { unit: 'money', digits: 0 }, 'EUR')).toBe(text)
})

test('of yen, which have no hundredths, the change is what the two shown sums differ by', () => {
  expect(changeText(1039.39, 1538.79, { unit: 'money', digits: 2 }, 'JPY')).toBe('+¥500')
})

test.each([
  [0.25, 0.22, '−3 points'],
  [0.54, 0.55, '+1 point'],
  [0.541, 0.5438, 'no change'],
])('a percentage changes by points: from %d to %d is %s', (from, to, text) => {
  expect(changeText(from, to, { unit: 'percent', digits: 0 }, 'USD')).toBe(text)
})
