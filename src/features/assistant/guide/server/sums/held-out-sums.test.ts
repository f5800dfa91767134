import { expect, test } from 'vitest'
import { answerSum } from './answer-sum.ts'

/** Written after the guide could do the others, and never tuned on: 21 of them were right when they were first asked, and 3 wrong. */
const heldOut: readonly (readonly [string, number])[] = [
  ['Each tour earns me 85 after fuel. I need 3,400 a month. How many tours?', 40],
  ['yoga mats: I pay 12, I ask 30, paypal takes 4%. how many mats for 840 profit', 50],
  ['how many dinners at 48 cover a chef who costs 1,920 a week', 40],
  ['we hold 54,000 and use 4,500 a month. for how many months?', 12],
  ['5,600 saved up, expenses 1,100 per month, I earn 300 per month on the side. how many months will it last', 7],
  ['a 420 order with 5% off and then 19% tax added, what is the amount', 474.81],
  ['the total is 642 including 7% vat, how much tax is in there', 42],
  ['what is 260 plus 22% VAT', 317.2],
  ['cost 16, price 40, margin?', 60],
  ['buying at 30 and adding 80% markup, what is my selling price', 54],
  ['Income goal 48,000 a year, I work 40 weeks with 20 paid hours each week, what is my rate', 60],
  ['my designer charges 70 an hour and estimates 14 hours, what is the bill', 980],
  ['Profit this quarter 10,500, Ana gets 35%, Ben gets 65%. How much for each?', 3675],
  ['the salesman gets 7% of 12,800, how much is that', 896],
  ['180 orders brought 8,100. what is an average order worth', 45],
  ['64 members at 35 a month, new price 40. how many may quit before it hurts?', 8],
  ['flyers for 240 brought 16 new clients. what did one client cost?', 15],
  ['a logo is 950, half upfront. how much is due at the end?', 475],
  ['invoice of 4,600, I put away 30% for the taxman. what can I use', 3220],
  ['visitors went from 2,400 to 3,000, what is the growth in percent', 25],
  ['18 of 120 customers came back. what percentage is that', 15],
  ['I earn 1,950 a month, what is that in a year', 23400],
  ['parking costs me 9 a day, I work 22 days a month. what does it cost a month', 198],
  ['a job 35 miles away at 0.65 per mile both ways, how much is the travel', 45.5],
  ['one batch: beeswax 18, oil 12, tins 15, gives 30 tins of balm. what does one tin cost me', 1.5],
  ['the coffee machine for 2,100 makes me 175 a month more. how long till it paid itself', 12],
  ['a member pays 30 a month and stays 9 months, how much is that', 270],
  ['I sell 25 cakes a week at 42, ingredients 14 each, rent 310 a week. what remains a week', 390],
  ['5,000 emails, 2% click, 10% of those buy at 60. what is the revenue', 600],
  ['I babysit 4 evenings a week, 3 hours each, at 16 an hour. how much a week?', 192],
]

test('of sums that nothing was tuned on, most are right and few wrong; about the others nothing is said', () => {
  const found = heldOut.map(([asked, result]) => ({ found: answerSum(asked)?.result, result }))
  const right = found.filter(({ found, result }) => found !== undefined && Math.abs(found - result) < 1e-4)
  const wrong = found.filter((one) => one.found !== undefined && !right.includes(one))
  expect(right.length).toBeGreaterThanOrEqual(21)
  expect(wrong.length).toBeLessThanOrEqual(3)
})
