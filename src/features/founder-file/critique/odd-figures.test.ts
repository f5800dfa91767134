import { expect, test } from 'vitest'
import { pageModel } from '../form/page-model.ts'
import { BodyItem } from '../worksheets/body.ts'
import { oddFigures } from './odd-figures.ts'

const field = (label: string, kind: string, more = {}) => BodyItem.parse({ field: 'one_field', label, kind, ...more })

function questioned(body: BodyItem[], values: Record<string, number>) {
  const page = pageModel({ body, done: [], good: [], question: [] } as never)
  const answers = { values: new Map(Object.entries(values)), rows: new Map() }
  return oddFigures({ page, answers, marks: new Map() }).map(({ label, quote, says }) => `${label} ${quote}: ${says}`)
}

test.each([
  ['Hours a week', 'hours', 200, 'Hours a week 200: A week has 168 hours.'],
  ['Paid hours a day', 'hours', 30, 'Paid hours a day 30: A day has 24 hours.'],
  ['Share that will use it', 'percent', 1.1, 'Share that will use it 110%: A share is part of a whole'],
  ['New customers', 'number', 2.5, 'New customers 2.5: People come in whole numbers.'],
  ['1 Customers who paid', 'number', -2, '1 Customers who paid -2: There can’t be fewer than zero people.'],
])('%s (%s) %d is questioned', (label, kind, value, says) => {
  expect(questioned([field(label, kind)], { one_field: value })).toEqual([expect.stringContaining(says)])
})

test.each([
  ['Hours a week', 'hours', 168],
  ['Hours a week, all of the team together', 'hours', 300],
  ['Hours it took', 'hours', 400],
  ['Sales grow by', 'percent', 2],
  ['Share of your time', 'percent', 1],
  ['Customers a week, on average', 'number', 2.5],
  ['Weeks to the first customer', 'number', 2.5],
])('%s (%s) %d is left alone', (label, kind, value) => {
  expect(questioned([field(label, kind)], { one_field: value })).toEqual([])
})

const grid = BodyItem.parse({
  grid: 'numbers',
  columns: [
    { key: 'day_1', label: 'Day 1' },
    { key: 'day_60', label: 'Day 60' },
  ],
  rows: ['revenue', 'costs', 'leads', 'calls'].map((key) => ({ key, label: key, kind: 'number' })),
})
const column = (day: string, ...values: number[]) =>
  Object.fromEntries(
    ['revenue', 'costs', 'leads', 'calls'].map((key, at) => [`numbers.${day}.${key}`, values[at] ?? 0]),
  )

test('the same round number for four things of a column looks guessed, once; of a row it may be so', () => {
  expect(questioned([grid], column('day_1', 100, 100, 100, 100))).toEqual([
    'revenue, Day 1 100: All 4 figures here are 100, which looks like a first guess.',
  ])
  expect(questioned([grid], column('day_1', 100, 100, 100, 90))).toEqual([])
  expect(questioned([grid], column('day_1', 0, 0, 0, 0))).toEqual([])
})
