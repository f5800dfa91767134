import { expect, test } from 'vitest'
import { answerSum } from './answer-sum.ts'

test.each([
  'left over 710 a month, 22 hours a week, what do I make an hour',
  'I keep 710 a month for 22 hours a week. what is my hourly rate',
])('%s: which month it is is said, since the Founder file has another', (told) => {
  expect(answerSum(told)?.lines.join(' ')).toContain(
    'I took a month as 52 ÷ 12 weeks. Your Founder file goes by 30 days',
  )
})

test('hours of the same month need no word about it', () => {
  expect(answerSum('left over 710 a month, 95 hours a month, what do I make an hour')?.lines.join(' ')).not.toContain(
    '52',
  )
})
