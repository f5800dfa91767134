import { expect, test } from 'vitest'
import { meaningsOf } from '../../../src/features/founder-file/pages/meanings-of.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import type { Answers } from '../../../src/features/founder-file/worksheets/work-out.ts'
import { workOut } from '../../../src/features/founder-file/worksheets/work-out.ts'
import { shippedContent } from '../shipped-content.ts'

type Changed = Record<string, number | null>

const pageOf = (id: string) => {
  const page = shippedContent.worksheets.pageById.get(id)
  if (!page) throw new Error(`There is no ${id}.`)
  return page
}

/** The example's answers with some of them changed; those that are null are empty, and a table's in all of its rows. */
function answered(id: string, changed: Changed): Answers {
  const { values, rows } = exampleOf(pageOf(id))
  const tables = new Map(rows)
  const fields = new Map(values)
  for (const [address, value] of Object.entries(changed)) {
    const [table = '', column = ''] = address.split('.')
    const own = tables.get(table)
    if (own)
      tables.set(
        table,
        own.map((row) => ({ ...row, [column]: value })),
      )
    else if (value === null) fields.delete(address)
    else fields.set(address, value)
  }
  return { values: fields, rows: tables }
}

/** What is worked out at an address, of a table in its first row; what has no value is null. */
function comesTo(id: string, changed: Changed, address: string) {
  const { block, column, row } = pageOf(id).places.find((place) => place.address === address) ?? {}
  const isInTable = pageOf(id).blocks.get(block ?? '')?.what === 'table' && column !== undefined && row === undefined
  const value = workOut(pageOf(id), answered(id, changed)).at(address, isInTable ? 0 : undefined)
  return value === '' || typeof value === 'object' ? null : value
}

const said = (id: string, changed: Changed) =>
  meaningsOf(pageOf(id), pageOf(id).means, answered(id, changed), 'USD').join(' ')

test('who loses money on each sale has no break-even, and is told so', () => {
  const losing = { revenue: 1000, direct: 1200, fixed: 363, fair_pay: 2200, 'offers.leaves': -5 }
  for (const address of ['first_point', 'second_point', 'safety'])
    expect(comesTo('break-even-and-levers', losing, address), address).toBeNull()
  expect(comesTo('break-even-and-levers', losing, 'offers.first_alone')).toBe('never')
  expect(said('break-even-and-levers', losing)).not.toContain('You could lose')
  expect(said('break-even-and-levers', losing)).toContain('No number of sales pays the fixed costs.')
})

test.each<[string, Changed, string]>([
  ['dependency-limits', { all_revenue: null }, 'places.customer_side.above'],
  ['payback-limits', { rule_full: null, fill: null }, 'verdict'],
  ['channel-test-sheet', { 'channels.channel_a.leaves': null }, 'channels.channel_a.verdict'],
  ['break-even-and-levers', { revenue: null }, 'carries'],
  ['three-scenarios', { start_cash: null }, 'stories.slow.against'],
  ['pay-policy', { 'years.bad.sales_change': null }, 'strike_a'],
  ['pay-policy', { 'rules.rule_a.share': null }, 'strike_a'],
  ['hour-value-list', { earning: null }, 'tasks.below'],
  ['customer-margin', { wages: null }, 'kinds.above'],
  ['cash-forecast-13-weeks', { 'cash.week_1.begin': null }, 'weeks_under'],
  ['cash-forecast-13-weeks', { 'cash.week_1.begin': null }, 'late_lowest'],
  ['cost-of-leaving', { customers: null }, 'low_cost'],
  ['payback-limits', { places: null }, 'in_free'],
  ['runway-sheet', { 'month.as_is.cash': null }, 'month.lean.months'],
])('%s, without a figure (%j), tells nothing at %s', (id, changed, address) => {
  expect(comesTo(id, {}, address)).not.toBeNull()
  expect(comesTo(id, changed, address)).toBeNull()
})

test('a channel test counts hours only once they are written, and without a customer it has failed', () => {
  const [hours, customers] = ['channels.channel_a.hours', 'channels.channel_a.new_customers']
  const verdict = (changed: Changed) => comesTo('channel-test-sheet', changed, 'channels.channel_a.verdict')
  expect(said('channel-test-sheet', { [hours]: null })).not.toContain('your hours included')
  expect(said('channel-test-sheet', { [hours]: 0 })).toContain('Each cost $222, your hours included.')
  expect([verdict({ [hours]: null }), verdict({ [hours]: 0 }), verdict({ [customers]: 0 })]).toEqual([
    null,
    'passed',
    'failed',
  ])
})

test.each<[string, Changed, string, number | string | null]>([
  ['unit-economics', { 'versions.money_only.price': 10 }, 'versions.money_only.payback', 'never'],
  ['unit-economics', { 'versions.money_only.price': 10 }, 'versions.money_only.limit', 0],
  ['unit-cost-and-price', { price: 300 }, 'enough', 'never'],
  ['hire-or-not', { 'ways.person.leaves': -30 }, 'ways.contractor.more', 'never'],
  ['hire-or-not', { 'ways.person.cash': -500 }, 'ways.contractor.months', 0],
  ['channel-test-sheet', { 'channels.channel_a.leaves': -20 }, 'channels.channel_a.must', null],
  ['bad-months-plan', { cash: -500 }, 'lasts', 0],
  ['bad-months-plan', { cash: 90_000 }, 'to_go', 0],
  ['bad-months-plan', { 'month.now.price': 900 }, 'reserve', 0],
  ['three-scenarios', { 'stories.slow.lost': 40 }, 'stories.slow.customers_3', 0],
  ['one-page-budget', { 'year.month_1.gain': -60 }, 'year.month_1.customers', 0],
  ['capacity-planner', { 'cases.today.promised': 9999 }, 'cases.today.capacity', 0],
  ['price-rise-break-even', { margin: -1 }, 'may_leave', 1],
  ['hour-value-list', { profit: -300 }, 'tasks.below', null],
  ['asks-log', { talked: 0 }, 'never_asked', 0],
])('%s, where nothing is left (%j), has no count below zero at %s', (id, changed, address, value) => {
  expect(comesTo(id, changed, address)).toBe(value)
})

test('a gate counts from its month on, and never for more than a year', () => {
  const gated = (month: number | null) => comesTo('one-page-budget', { 'gates.from_month.gate_1': month }, 'gated')
  const [none, first] = [Number(gated(null)), Number(gated(1))]
  expect(none - first).toBe(12 * 1900)
  expect(gated(0)).toBe(first)
  expect(gated(13)).toBe(none)
})

test.each<[string, Changed, string, string]>([
  ['runway-sheet', { 'month.as_is.cash': 5000 }, 'down to $13,320 or less already', 'you still have'],
  ['runway-sheet', {}, 'When only $13,320 is left, you still have 4 months', 'already'],
  ['runway-sheet', { 'month.as_is.revenue': 3330 }, 'each month brings as much as it takes', 'more than it takes'],
  ['hour-value-list', {}, 'This list takes 10 h a week off your desk.', 'hours a week'],
  ['hour-value-list', { profit: -300, elsewhere_wage: 20 }, 'for less than $10 an hour', 'earns you'],
  ['unit-economics', { 'versions.money_only.price': 11 }, 'A customer leaves nothing', 'more customers would cost'],
  ['unit-cost-and-price', { fixed: 0 }, 'before your own time', 'only pay'],
  ['payback-limits', { step: 900 }, 'every newcomer costs you money', 'when all places are taken, -'],
  ['payback-limits', { price: 9 }, 'One sale leaves nothing.', 'you may pay'],
  ['cost-of-leaving', { lost_outside: 0, customers: 0 }, 'To win a new one', 'will cost you'],
  ['cost-of-leaving', { stay_months: 30 }, 'will cost you about $5,808 in', ' to $5,808'],
  ['market-size-sheet', { months: 3 }, 'You need 369 customers.', 'a month'],
  ['price-rise-break-even', { margin: 0 }, 'you lose nothing by the rise', 'unless more than'],
  ['monthly-money', { 'months.month_1.sales': 16_000 }, 'more than was left', 'of what was left'],
  ['cash-forecast-13-weeks', { 'cash.week_1.begin': null }, '', 'your floor'],
  ['first-funnel', { goal: 0 }, 'one becomes a customer', 'you still need'],
])('%s (%j) says “%s”, and not “%s”', (id, changed, says, not) => {
  const told = said(id, changed)
  expect(told).toContain(says)
  expect(told).not.toContain(not)
})
