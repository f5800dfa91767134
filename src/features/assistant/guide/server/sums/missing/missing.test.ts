import { expect, test } from 'vitest'
import { answerSum } from '../answer-sum.ts'
import { missingIn, withAnswer } from './missing.ts'

test.each<[string, string, string]>([
  ['I need 2,000 a month, how long will my savings last?', '15000', '**7.5 months**'],
  ['I have 12,000 saved, how long does it last?', '1500', '**8 months**'],
  ['what should I charge per hour to earn 3,000 a month?', '80 hours', '**37.50 an hour**'],
  ['what hourly rate do I need with 25 hours a week?', '5000 a month', '**46.15 an hour**'],
  ['how many hours do I need for 4,000 a month?', '50', '**80 hours a month**'],
  ['fixed costs are 2,400, I sell at 48, break even?', '15', '**73 sales**'],
  ['how many customers do I need to make 3,000 a month?', '50', '**60 customers a month**'],
])('“%s” asks for one number, and with it is worked out', (asked, told, says) => {
  const missing = missingIn(asked)
  expect(missing).toBeDefined()
  const whole = withAnswer(told, missing, asked)
  expect(answerSum(whole ?? '')?.lines.join(' ')).toContain(says)
})

test.each([
  'How long will my money last?',
  'I have 3 kids and 2 dogs',
  'how many customers should I talk to?',
  'I need 2,000 a month and have 15,000, how long does it last?',
])('nothing is asked back: %s', (asked) => expect(missingIn(asked)).toBeUndefined())
