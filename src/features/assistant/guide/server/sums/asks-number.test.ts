import { expect, test } from 'vitest'
import { answerSum } from './answer-sum.ts'
import { asksNumber } from './asks-number.ts'

test.each([
  'is 19 seats a month realistic with 5 hours a week?',
  'I have 3 clients, is that enough to raise prices?',
  'Is 40 euros an hour too low for a translator with 6 years of experience?',
  'do 20 visitors and 3 sales count as proof?',
  'Can 2 people run a food truck 6 days a week?',
  'Would 15% discount for early birds hurt my brand?',
])('“%s” has numbers, and is answered by a yes or a no', (asked) => {
  expect(asksNumber(asked)).toBe(false)
  expect(answerSum(asked)).toBeUndefined()
})

test.each([
  ['I sell 19 seats at 45 each, how much is that?', '**855**'],
  ['Is it worth it? It costs 300 and brings 5 clients at 80 each, what is left', '**100**'],
])('“%s” stays a sum', (asked, result) => {
  expect(answerSum(asked)?.lines.join(' ')).toContain(result)
})

test.each([
  ['3 clients pay me 400 a month, what is my yearly revenue?', '**14,400 a year**'],
  ['4 subscribers at 30 a week, what do I make a month', '**520 a month**'],
  ['3 clients pay me 400 a month, how much do I make?', '**1,200 a month**'],
])('%s: what is paid every month is that often in a year', (asked, result) => {
  expect(answerSum(asked)?.lines.join(' ')).toContain(result)
})

test.each([
  '11 no shows a month at $75, how much is that a year?',
  'i miss 4 calls a week at 60 each, what is it yearly',
])('“%s” isn’t answered with the sum of the shorter time', (asked) => {
  const lines = answerSum(asked)?.lines.join(' ') ?? ''
  expect(lines).not.toMatch(/\*\*\$?(?:825|240)\*\*/)
})
