import { expect, test } from 'vitest'
import { answerSum } from './answer-sum.ts'

test.each<[string, number]>([
  ['8 hours and 20 minutes at 36 an hour, how much is that', 300],
  ['2 hours 30 minutes at $40 an hour, what do I charge', 100],
])('%s', (asked, result) => expect(answerSum(asked)?.result).toBeCloseTo(result, 6))

test.each([
  'I have 12k, minus 3k tax, minus 800 rent, how many months at 1100?',
  'We split 1200 three ways after 150 costs, how much each?',
  'box of 6 for 24, they pay 2.50 for one, what do I make',
  'prices go up 5% every year, from 100, in 3 years?',
  'I sell 30 at 12 with 4 material each and 100 rent, what is left',
])('what is not read rightly isn’t told as a sum: %s', (asked) => {
  const wrong = [-871_000, 450, 27.5, 315, 1340]
  const { result } = answerSum(asked) ?? {}
  expect(wrong).not.toContain(result)
})
