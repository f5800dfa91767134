import { expect, test } from 'vitest'
import { answerSum } from './answer-sum.ts'
import { changedSum } from './steps/changed-sum.ts'
import { forEachPeriod } from './steps/for-each-period.ts'

// All numbers are told, most of them in words; the results were worked out by hand.
test.each<[string, number]>([
  ['I wash twelve cars a week at thirty five, how much is that in a month?', 1820],
  ['my walks are twenty two each, i do fourteen a week. what do i make in a year with five weeks holiday', 14476],
  ['if I take twenty percent off 85 and the fabric costs me nineteen, whats left', 49],
  ['the room is six hundred and fifty a month and a lesson leaves me thirty two. how many lessons pay for it', 21],
  [
    'rent twelve hundred, insurance ninety, phone forty a month. each cut leaves nineteen. how many cuts to break even',
    70,
  ],
  [
    'I want eighteen hundred a month in my pocket, my fixed costs are three hundred and each job leaves fifty five. how many jobs',
    39,
  ],
  ['out of sixty flyers four people rang. how many flyers for a dozen calls?', 180],
  ['we had eighty members and four cancelled this month. what is our churn rate', 5],
  ['forty subscribers at 240 a year, what is my mrr', 800],
  ['a logo takes me eleven hours and I get seven hundred. per hour?', 700 / 11],
  ['a box of twelve soaps costs me thirty in ingredients, what does one cost?', 2.5],
  ['what is the price per piece if a box of twenty four costs eighteen', 0.75],
  ['my scarf costs me fourteen, I want a fifty percent markup. price?', 21],
  ['my price is one hundred and twenty plus twenty percent vat, what does the customer pay', 144],
  ['I make four thousand two hundred a month and put a quarter aside for tax. what is left?', 3150],
  ['I have eleven no shows a month at 75 dollars each. what does that cost me a year?', 9900],
  ['if I work twenty five hours a week for 44 weeks and want fifty thousand, what hourly rate', 500 / 11],
  ['I sell six cakes a weekend at thirty eight, ingredients eleven each. what is left in a month', 702],
  ['I need two thousand a month, costs are five hundred, a session leaves fifty. how many sessions a week', 12],
  ['I pay dara fourteen euro an hour for five hours, two saturdays a month, what is that a year', 1680],
  ['two helpers at 14 an hour, 20 hours a week each, cost per month?', 7280 / 3],
])('%s', (asked, result) => expect(answerSum(asked)?.result).toBeCloseTo(result, 4))

test.each([
  'I have two kids and five hours a week, how much can I get done in sixty days',
  'we are two founders and have three ideas, how do we choose one',
  'should i hire someone for twenty hours a week at eighteen an hour or keep doing it alone',
  'twelve customers pay 600 a year, one leaves. what do I lose a month',
])('no sum: %s', (asked) => expect(answerSum(asked)).toBeUndefined())

test.each<[string, string, string]>([
  [
    'six services a week at a hundred and ninety five, how much is that in a month?',
    'and if I take four weeks off, for the year?',
    '**56,160 a year**',
  ],
  [
    'nine cleans a week at sixty five, how much is that in a month?',
    'and for the whole year with three weeks off?',
    '**28,665 a year**',
  ],
  [
    'the van is four hundred a month, how many jobs pay for it if each leaves a hundred and ten',
    'and if it leaves only eighty?',
    '**5 jobs a month**',
  ],
  [
    'ads are three hundred a month and a booking leaves me twenty four, how many bookings pay for it',
    'and at 30 each?',
    '**10 bookings a month**',
  ],
  [
    'cash is nine thousand four hundred and I spend eleven hundred a month. how long does it last',
    'and if I earn 400 on the side?',
    '**13.43 months**',
  ],
  [
    'I make four thousand two hundred a month and put a quarter aside for tax. what is left?',
    'and if I earn 400 on the side?',
    '**3,450 a month**',
  ],
])('%s — %s', (told, then, result) => {
  const found = changedSum([told, then])
  expect(found && 'lines' in found ? found.lines.join(' ') : '').toContain(result)
})

test('each period that is asked for has its line', () => {
  const lines = forEachPeriod('I sell twelve a week at forty, what is that a month and a year')?.lines.join(' ')
  expect(lines).toContain('**2,080 a month**')
  expect(lines).toContain('**24,960 a year**')
  expect(forEachPeriod('I sell twelve a week at forty, what is that a month')).toBeUndefined()
})

test('what is taken for a month is said, and money is in the currency that is told or else in the member’s own', () => {
  const asked = 'six services a week at a hundred and ninety five, how much is that in a month?'
  expect(answerSum(asked, asked, 'EUR')?.lines.join(' ')).toMatch(
    /€5,070 a month\*\*.* A month is taken as 52 ÷ 12 weeks/,
  )
  expect(answerSum(`${asked.replace('five,', 'five pounds,')}`, undefined, 'EUR')?.lines[0]).toContain(
    '**£5,070 a month**',
  )
})
