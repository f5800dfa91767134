import { expect, test } from 'vitest'
import { readBusinessSum } from './read-business-sum.ts'
import { readSum } from './read-sum.ts'

test.each([
  ['i sell 62 boxes at 11.50 each and ingredients are 4.20 a box. what is left', '62 × (11.5 − 4.2)', 452.6],
  ['40 haircuts at $25 each, products cost $3 per cut, what do i make', '40 × ($25 − $3)', 880],
  ['62 boxes at 11.50 each minus 4.20 each', '62 × (11.5 − 4.2)', 452.6],
  [
    'rent 850, insurance 120, van 310 a month. i make 95 on each job. how many jobs till i am not losing money',
    '(850 + 120 + 310) ÷ 95',
    14,
  ],
  ['fixed costs are 2,400 a month and each sale leaves 60. how many sales to break even?', '2,400 ÷ 60', 40],
  ['if 3 out of 40 people reply how many do i have to write to for 10 replies', '10 ÷ (3 ÷ 40)', 134],
  ['1 in 5 calls turns into an order, how many calls do i need to win 6', '6 ÷ (1 ÷ 5)', 30],
])('%s', (told, shown, result) => {
  const found = readBusinessSum(told)
  expect(found?.shown).toBe(shown)
  expect(found?.result).toBeCloseTo(result, 9)
})

test.each([
  'i have 3 clients at 500 each and want 5 more',
  'rent 850 and insurance 120 or 130, how many jobs till i break even',
  'how many interviews should i do to be sure?',
  'day 3 of 180, how many lessons for 10 points',
])('%s: is no sum of these', (told) => expect(readBusinessSum(told)).toBeUndefined())

test('numbers that no word joins are not multiplied', () => {
  expect(readSum('62 boxes at 11.50 each and ingredients 4.20 a box')).toBeUndefined()
  expect(readSum('$40 an hour, 25 hours a week, 48 weeks')).toMatchObject({ value: 48_000, isWeekly: false })
})
