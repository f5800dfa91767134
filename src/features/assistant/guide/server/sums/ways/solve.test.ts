import { expect, test } from 'vitest'
import { solve } from './solve.ts'

// As founders tell them; the results were worked out by hand.
test.each<[string, string, number]>([
  [
    'break-even',
    'Rent and insurance 1,500 a month, a bowl is 11, ingredients 3.20, packaging .80, how many bowls to break even',
    215,
  ],
  [
    'sales-for-pay',
    'one box sells for 45, materials 17, rent is 600, I want to earn 2,200, how many boxes must I sell',
    100,
  ],
  ['discount-volume', '10% off my $60 massage, oil costs 4 and I do 50 a month. how many to make the same', 56],
  ['price-up-leave', '18 students at 90, I want to go to 100, how many can leave before I lose', 1],
  ['commission', 'he gets 30% of his sales after i take 5% off for cards, he sold 4,000', 1140],
  ['tax-aside', '2,900 came in, 400 costs, put 30% of the profit aside, how much is that', 750],
  ['vat', 'invoiced 5,000 plus VAT and bought for 1,200 including VAT, all at 20%, what do I pay', 800],
  ['instalments', 'she wants to pay 900 in 3 instalments and I put 4% on top, how much is each', 312],
  ['parts', 'price 2,000, 25% deposit and then 50% of what is left, the rest on the day', 500],
  ['yearly-deal', 'what discount is it if they pay 1,000 for the year instead of 100 monthly', 100 / 6],
  ['ad-cost', 'spent 240 on ads, 80 clicks and 6 orders, each sale leaves 55', 40],
  ['no-shows', '6 slots a day, 5 days, 10% don’t show up at 50 a visit, what is lost', 150],
])('a sum of %s: %s', (id, text, result) => {
  expect(solve(id, text)?.result).toBeCloseTo(result, 2)
})

test.each([
  ['an amount has no place', 'tax-aside', '2,900 came in, 400 costs, 120 for the van, put 30% of the profit aside'],
  ['a place has no amount', 'commission', 'he gets 30% of his sales, he sold 4,000'],
  ['it is no such deal', 'yearly-deal', '26 clients at 180 monthly, and 210 a year'],
  ['the new price is no rise', 'price-up-leave', '18 students at 100, I want to go to 90'],
])('nothing is worked out where %s', (_, id, text) => {
  expect(solve(id, text)).toBeUndefined()
})
