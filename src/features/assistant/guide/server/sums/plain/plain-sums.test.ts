import { expect, test } from 'vitest'
import { answerSum } from '../answer-sum.ts'
import { type Changed, changedSum } from '../steps/changed-sum.ts'

const said = (found: Changed | undefined) =>
  found === undefined ? 'nothing' : 'question' in found ? found.question : found.lines.join(' | ')

test.each<[string, string]>([
  ['I need 4,200 a month and have 15,000 saved — how long does it last?', '**3.57 months**'],
  ['my savings are 9000 and I need 1800 per month. how many months?', '**5 months**'],
  ['rent 900, food 400, other 300 a month, 8,000 in the bank, how long can I last?', '**5 months**'],
  ['I have 40k, spend 3.2k, earn 1k a month, how long', '**18.18 months**'],
  ['I want 3,000 after 25% tax and charge 50 an hour. how many hours a month', '**80 hours a month**'],
  ['I charge 50 an hour. how many hours for 4000?', '**80 hours**'],
  ['3 clients at $400 and two at 650, what’s that a month', '3 × $400 + 2 × $650 = **$2,500 a month**'],
  ['I have 4 retainers at 500 and one at 1,200, how much a month?', '**3,200 a month**'],
  ['five customers paying 80 and 3 paying 120 per month', '**760 a month**'],
  ['I sell 3 packages: 5 at 200, 3 at 350 and 1 at 900. total?', '**2,950**'],
  ['what do I have to charge if I want 60k with 1,000 billable hours', '**60 an hour**'],
  ['what hourly rate for 5000 a month with 100 hours', '**50 an hour**'],
  ['break even if fixed is 3000 and margin per unit is 25', '**120 sales**'],
  ['from 14 to 21 customers, how much growth', '(21 − 14) ÷ 14 = **50%** | 21 − 14 = **7 more**'],
  ['my revenue fell from 8000 to 6800, what percentage drop', '**-15%**'],
  ['we had 120 subscribers and now 90, how much did we lose in percent', '**-25%**'],
  ['what percentage is 35 of 140', '**25%**'],
  ['I invest 5000 in a course that brings 400 more a month, payback?', '**12.5 months**'],
  ['software is 600 a year and saves 5 hours a month, my hour is 40. worth it?', '**1,800 a year**'],
  ['12 clients paying 150 a month, 2 leave and 3 come, what now', '(12 − 2 + 3) × 150 = **1,950 a month**'],
  ['I sell soaps at 8, each costs 3.50 to make, 120 a month. profit?', '**540 a month**'],
  ['a van costs 18,000 over 5 years, per month?', '**300 a month**'],
  ['I want to earn 4k net with 25% tax. how much before tax?', '**5,333.33**'],
  ['my rent goes from 900 to 1,050, how much more a year?', '(1,050 − 900) × 12 = **1,800**'],
  ['my margin is 40% and I sell for 5,000. what do I keep', '**2,000**'],
  ['cost 18, 50% markup?', '**27**'],
  ['0,125 * 80', '**10**'],
  ['12,50 * 4', '**50**'],
  ['1.200,50 + 300', '**1,500.5**'],
  ['I sell 1.200 units at 3 euro, how much is that', '**€3,600**'],
])('%s', (asked, says) => expect(said(answerSum(asked))).toContain(says))

test.each([
  'half of my 9,600 goes to rent over 12 months, how much a month',
  'what a week: 3 orders at 80, 1 refund of 40',
])('what can’t be put together isn’t: %s', (asked) => expect(answerSum(asked)).toBeUndefined())

const runway = 'I need 4,200 a month and have 15,000 saved — how long does it last?'
const hours = 'I charge $85 an hour and want to take home 5k after 30% tax, how many hours?'

test.each<[string[], string]>([
  [[runway, 'and with 20000?'], '**4.76 months**'],
  [[runway, 'what if it’s 300 a month less?'], '15,000 ÷ 3,900 = **3.85 months**'],
  [[runway, 'and with 20000?', 'what if it’s 300 a month less?'], '**5.13 months**'],
  [[hours, 'and per week?'], '**19.39 hours a week**'],
  [[hours, 'and at 95?'], '**75.19 hours**'],
  [['what do I have to charge if I want 60k with 1,000 billable hours', 'and with 800 hours?'], '**75 an hour**'],
  [['what do I have to charge if I want 60k with 1,000 billable hours', 'and per week?'], 'That takes the hours'],
  [
    ['3 clients at $400 and two at 650, what’s that a month', 'what if one of the 650 leaves?'],
    '3 × $400 + 1 × $650 = **$1,850',
  ],
  [['3 clients at $400 and two at 650, what’s that a month', 'and a year?'], '**$30,000 a year**'],
  [['from 14 to 21 customers, how much growth', 'and to 25?'], '**78.6%**'],
  [['my savings are 9000 and I need 1800 per month. how many months?', 'and with 2000 a month?'], '**4.5 months**'],
  [['12 clients paying 150 a month, 2 leave and 3 come, what now', 'and if 4 come?'], '**2,100 a month**'],
  [['20 hours a week at 15 an hour, what does that cost a month?', 'plus 20% on top?'], '**1,560 a month**'],
  [['how many hours at 60 do I need to make 4500 a month?', 'what if it’s 300 a month less?'], '**70 hours a month**'],
])('%j: %s', (turns, says) => expect(said(changedSum(turns))).toContain(says))
