import { expect, test } from 'vitest'
import { readGoal } from './read-goal.ts'
import { readSum } from './read-sum.ts'
import { valueText } from './value-text.ts'

test.each([
  ['$40 × 25 h, after 30 % tax', '$700'],
  ['12% of 3,400', '408'],
  ['1,200 / 40', '30'],
  ['what is 15 percent of 80?', '12'],
  ["what's 200 plus 20% vat", '240'],
  ['how much is 2 + 3 * 4', '14'],
  ['(2 + 3) * 4', '20'],
  ['if i charge $40 an hour and work 25 hours a week, how much is left after 30% tax a year?', '$36,400'],
  ['12 clients pay $300 each, how much is that?', '$3,600'],
  ['5k minus 1,200', '3,800'],
  ['€80 with 25% off', '€60'],
  ['100 divided by 8', '12.5'],
  ['19 x 3.5', '66.5'],
  ['15% off 260', '221'],
  ['30% off $80', '$56'],
  ['calculate 3.5% of $12,000', '$420'],
  ['10-4', '6'],
  ['what is 15% of 3 200 euros', '€480'],
  ['how much is 3 days at 450 minus 19% vat', '1,093.5'],
  ['20 hours at 60 dollars', '$1,200'],
  ['250 a day for 12 days minus 300 travel', '2,700'],
  ['split $9,000 by 4', '$2,250'],
])('%s', (question, result) => {
  const sum = readSum(question)
  expect(sum && valueText(sum.value, sum.currency)).toBe(result)
})

test.each([
  'should i offer 24/7 support?',
  'the 80/20 rule',
  'how do i get 10 customers in 30 days?',
  'i sent 50 mails and got 3 replies, what now?',
  'is a margin of 40% good?',
  'day 60 against day 120',
  '1/0',
  'i have 3 months of runway',
  'my customer owes me $400 for 45 days',
])('not a sum: %s', (question) => {
  expect(readSum(question)).toBeUndefined()
})

test.each([
  ['if i need 4000 a month and keep 60 per sale how many sales', 67],
  ['how many clients at $500 do i need to make $6,000 a month?', 12],
  ['i want to earn 5k with jobs at 250, how many jobs is that', 20],
])('%s', (question, count) => {
  expect(readGoal(question)?.count).toBe(count)
})

test.each(['how many customers do i need?', 'how many hours do i need to make $400 at $40?'])(
  'no goal: %s',
  (question) => {
    expect(readGoal(question)).toBeUndefined()
  },
)
