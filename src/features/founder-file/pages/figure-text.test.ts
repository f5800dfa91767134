import { expect, test } from 'vitest'
import { figureText } from './figure-text.ts'

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
