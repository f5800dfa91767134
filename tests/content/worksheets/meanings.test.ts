import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { meaningsOf } from '#features/founder-file/pages/meanings-of.ts'
import { exampleOf } from '#features/founder-file/worksheets/example.ts'
import type { Value } from '#features/founder-file/worksheets/kinds.ts'
import { copiedPages } from '../copied-pages.ts'

const { root, shipped, faultsAfter } = copiedPages()
afterAll(() => rmSync(root, { recursive: true }))

const pageOf = (id: string) => {
  const page = shipped.worksheets.pageById.get(id)
  if (!page) throw new Error(`There is no ${id}.`)
  return page
}
const said = (id: string, typed: Record<string, Value>) => {
  const page = pageOf(id)
  return meaningsOf(page, page.means, { values: new Map(Object.entries(typed)), rows: new Map() }, 'USD')
}
const saidOfExample = (id: string) => {
  const page = pageOf(id)
  return meaningsOf(page, page.means, exampleOf(page), page.example.currency ?? 'USD')
}

const runway = (more: Record<string, Value>) => ({
  'month.as_is.cash': 9000,
  'month.as_is.costs': 500,
  'month.as_is.living': 2500,
  'month.as_is.start': '2026-12-01',
  ...more,
})

test('figures are said as sentences, in the member’s currency', () => {
  expect(said('runway-sheet', runway({ 'month.as_is.revenue': 1000 }))).toEqual([
    'Each month takes $2,000 out of your cash. It lasts 4.5 months, until about Apr 16, 2027.',
  ])
  expect(said('runway-sheet', runway({ 'month.as_is.revenue': 4000 }))).toEqual([
    'There is no burn: each month brings $1,000 more than it takes.',
    'Without any sales your cash would pay the costs and what you live on for 3 months.',
  ])
})

test('a start from nothing is no alarm, and money that outlasts the plan names no distant date', () => {
  const idea = { ...runway({ 'month.as_is.revenue': 0 }), 'month.as_is.costs': 14, 'month.as_is.living': 0 }
  const without = said('runway-sheet', { ...idea, 'month.as_is.cash': 0, 'month.as_is.find': 2 })
  expect(without).toEqual([
    'There is no money set aside for it, so there’s no date. Each month costs you $14: decide how much of that you’re ready to spend in all.',
  ])
  expect(said('runway-sheet', { ...idea, 'month.as_is.cash': 3000 })).toEqual([
    'Each month takes $14 out of your cash. At that rate it lasts more than three years: your hours will run short before your money does.',
  ])
  expect(said('runway-sheet', { ...idea, 'month.as_is.cash': -200 })).toEqual([
    'Your cash is below zero already, and each month takes $14 more.',
  ])
  const zeros = ['clients', 'revenue', 'cash', 'leads', 'calls', 'new_customers'].map((line) => [
    `numbers.day_1.${line}`,
    0,
  ])
  const numbers = { ...Object.fromEntries(zeros), 'numbers.day_1.costs': 14, 'numbers.day_1.hours': 5 }
  expect(said('day-one-numbers', numbers)).toEqual([
    expect.stringMatching(/^Your start is zero customers/),
    'On day 1: the last 30 days cost $14 more than they brought in.',
  ])
})

test('customers who pay already stand beside the sales that the purpose takes', () => {
  const purpose = { income: 5200, hours_goal: 50, fixed_costs: 2000, sale_leaves: 80 }
  expect(said('purpose-statement', purpose)).toHaveLength(1)
  const told = (customers_now: number) => said('purpose-statement', { ...purpose, customers_now })[1]
  expect(told(96)).toMatch(/^When you last counted, 96 customers had paid in 30 days, so the number is there\./)
  expect(told(60)).toMatch(/^When you last counted, 60 customers had paid in 30 days\. You need 30 more sales a month/)
  expect(told(0)).toBe('No one pays yet. The first of these 90 sales is what the next weeks are for.')
})

test('one month is no months', () => {
  const says = '{month.as_is.cash} lasts {month.as_is.months} months'
  const page = pageOf('runway-sheet')
  const told = (cash: number) => {
    const values = new Map(Object.entries(runway({ 'month.as_is.cash': cash, 'month.as_is.revenue': 2000 })))
    return meaningsOf(page, [{ says }], { values, rows: new Map() }, 'USD')
  }
  expect([told(1000), told(11_000), told(1100)].flat()).toEqual([
    '$1,000 lasts 1 month',
    '$11,000 lasts 11 months',
    '$1,100 lasts 1.1 months',
  ])
})

test('nothing is said while a figure is missing, nor of the example’s', () => {
  expect(said('runway-sheet', runway({}))).toEqual([])
  for (const { id } of shipped.worksheets.pages) expect(said(id, {}), id).toEqual([])
})

test('what an hour leaves has its cents, and whoever loses money is told how much', () => {
  expect(saidOfExample('day-one-numbers')[0]).toBe(
    'On day 1: €330 left over in 30 days. That is €1.67 for each hour you work.',
  )
  const loss = { 'numbers.day_1.revenue': 100, 'numbers.day_1.costs': 340.5, 'numbers.day_1.hours': 10 }
  expect(said('day-one-numbers', loss)).toEqual(['On day 1: the last 30 days cost $240.50 more than they brought in.'])
})

test.each([
  ['{month.as_is.months} months, until', '{month.as_is.mouths} months, until', 'there is no month.as_is.mouths'],
  ['when: "[month.as_is.burn]<0"', 'when: "[month.as_is.burned]<0"', '[month.as_is.burned] leads nowhere'],
])('a sentence that names what is not on the page is found', (from, to, says) => {
  expect(faultsAfter('worksheets/runway-sheet.yaml', from, to).join('\n')).toContain(says)
})

test('a page none of whose sentences is said of its example is found', () => {
  expect(
    faultsAfter('worksheets/money-split.yaml', 'when: "[left_share]>0"', 'when: "[left_share]>7"').join('\n'),
  ).toContain('none of the sentences is said of the example')
})
