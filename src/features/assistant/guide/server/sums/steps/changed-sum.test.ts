import { expect, test } from 'vitest'
import { type Changed, changedSum } from './changed-sum.ts'

const first = (found: Changed | undefined) =>
  found === undefined ? undefined : 'question' in found ? found.question : found.lines.join(' ')

test.each<[string[], string]>([
  [
    ['i want 3000 a month from tutoring at 35 an hr. how many hours a week', 'and if i charge 50?'],
    '**13.85 hours a week**',
  ],
  [
    [
      'i want 3000 a month from tutoring at 35 an hr. how many hours a week',
      'and if i charge 50?',
      'and with 2 kids at once each paying 30',
    ],
    '**11.54 hours a week**',
  ],
  [['loan 15000 over 4 yrs at 8%, monthly?', 'and over 3'], '**470.05 a month**'],
  [['loan 15000 over 4 yrs at 8%, monthly?', 'and at 6%?'], '**352.28 a month**'],
  [['loan 15000 over 4 yrs at 8%, monthly?', 'and over 3', 'how much interest is that all in all'], '**1,921.64**'],
  [['9 clients, 600 a month each. if i go up 15% what do i get', 'and if one leaves?'], '**5,520 a month**'],
  [['9 clients, 600 a month each. if i go up 15% what do i get', 'and if i go up 10%?'], '**5,940 a month**'],
  [
    ['9 clients, 600 a month each. if i go up 15% what do i get', 'how many can leave till im worse off than now'],
    '**1 can leave**',
  ],
  [['whats 7.25 plus 19% tax', 'and how much of that is the tax'], '**1.38**'],
  [['whats 7.25 plus 19% tax', 'and with 7%?'], '**7.76**'],
  [['i have 8400 in the bank and burn about 1350 a month. how long', 'and if i make 400 a month'], '**8.84 months**'],
  [['i have 8400 in the bank and burn about 1350 a month. how long', 'what if i burn 1000 a month'], '**8.4 months**'],
  [['package 6 sessions at 75 with ten percent off', 'and if they pay monthly over 3 months'], '**135 a month**'],
  [
    ['package 6 sessions at 75 with ten percent off', 'how much do i lose compared to single'],
    '**45 less than single ones**',
  ],
  [['package 6 sessions at 75 with ten percent off', 'and 10 sessions?'], '**675**'],
  [['120 guests at 38 a head. food 11 each, 4 staff for 8 hours at 18, van 160', 'what is left'], '**2,504**'],
  [
    ['120 guests at 38 a head. food 11 each, 4 staff for 8 hours at 18, van 160', 'what is left', 'in percent'],
    '**54.9%**',
  ],
  [
    [
      '120 guests at 38 a head. food 11 each, 4 staff for 8 hours at 18, van 160',
      'what is left',
      'and with 80 guests?',
    ],
    '**1,424**',
  ],
  [['sold for 4200 last month, 3360 the month before, growth?', 'keep that up how long till 10k'], '**4 months**'],
  [
    ['20k for 30%, whats he saying the company is worth', 'and if i only give 15% for the same money'],
    '**133,333.33**',
  ],
  [['340 downloads 11 active. retention in percent?', 'if i get it to ten percent how many is that'], '**34'],
  [['40 haircuts at $25 each, products cost $3 per cut, what do i make', 'and at 30?'], '**$1,080**'],
  [['40 haircuts at $25 each, products cost $3 per cut, what do i make', 'what if it is 50 haircuts'], '**$1,100**'],
  [['40 haircuts at $25 each, products cost $3 per cut, what do i make', 'and after 20% tax?'], '**$704**'],
  [['10 lessons a week at 40, what do i make a week', 'and a year?'], '**20,800 a year**'],
  [['10 lessons a week at 40, what do i make a week', 'per month?'], '**1,733.33 a month**'],
  [['12% of 3,400', 'what if it’s 15 instead'], '**510**'],
  [['$40 × 25', 'and after 30% tax?'], '**$700**'],
  [['supplier price 12.50 i sell for 29.90. margin?', 'and if i sell for 24.90'], '**49.8%**'],
  [
    [
      'rent is 1200 a month, i sell cakes at 45 each and ingredients cost 15 each. how many cakes to break even',
      'and at 60?',
    ],
    '**27 cakes a month**',
  ],
  [
    ['i have 30 hours a week and each client takes 4 hours, how many clients can i take', 'and after tax?'],
    'depends on your country',
  ],
])('%j: %s', (turns, says) => expect(first(changedSum(turns))).toContain(says))

test('a figure that could stand for several is worked out for each', () => {
  const found = changedSum(['supplier price 12.50 i sell for 29.90. margin?', 'and 20?'])
  expect(first(found)).toContain('That depends on what 20 is instead of')
  expect(first(found)).toContain('20 instead of 12.50: Margin, of the price: (29.90 − 20) ÷ 29.90 = **33.1%**')
  expect(first(found)).toContain('20 instead of 29.90: Margin, of the price: (20 − 12.50) ÷ 20 = **37.5%**')
})

test.each<[string[]]>([
  [['12% of 3,400', 'how do i find customers']],
  [['12% of 3,400', 'is that a lot?']],
  [['12% of 3,400', 'and who pays that?']],
  [['i have 3 kids', 'and at 60?']],
  [['12% of 3,400', 'how do i find customers', 'and at 60?']],
  [['20 customers at 50 each, how much is that', 'ok and where do i find those']],
])('%j changes no sum', (turns) => expect(changedSum(turns)).toBeUndefined())
