import { expect, test } from 'vitest'
import type { Value } from '../../../src/features/founder-file/calculator/value.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Place } from '../../../src/features/founder-file/worksheets/places.ts'
import { workOut } from '../../../src/features/founder-file/worksheets/work-out.ts'
import { shippedContent } from '../shipped-content.ts'

const { pages, pageById } = shippedContent.worksheets

/** What a place comes to, of a table in its first row, with the example's answers that are kept. */
function comesTo(page: Worksheet, place: Place, isKept: (place: Place) => boolean): Value {
  const example = exampleOf(page)
  const lost = new Set(page.places.filter((one) => !isKept(one)).map(({ address }) => address))
  const values = new Map([...example.values].filter(([address]) => !lost.has(address)))
  const kept = (table: string, row: object) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !lost.has(`${table}.${column}`)))
  const rows = new Map([...example.rows].map(([table, list]) => [table, list.map((row) => kept(table, row))]))
  const inTable = place.column !== undefined && place.row === undefined
  return workOut(page, { values, rows }).at(place.address, inTable ? 0 : undefined)
}

const computed = (page: Worksheet) => page.places.filter(({ formula }) => formula !== undefined)

test('without its dates no page names a day, nor counts days since 1899', () => {
  const found = pages.flatMap((page) =>
    computed(page).flatMap((place) => {
      const [before, value] = [() => true, ({ kind }: Place) => kind !== 'date'].map((isKept) =>
        comesTo(page, place, isKept),
      )
      const isDay = place.kind === 'date' && typeof value === 'number'
      const isSinceThen = typeof value === 'number' && Math.abs(value) > 30_000 && value !== before
      return isDay || isSinceThen ? [`${page.id} ${place.address}: ${value}`] : []
    }),
  )
  expect(found).toEqual([])
})

/** Of these typed lines alone, what is shown at an address. */
function shown(id: string, typed: Record<string, number | string>, address: string): Value | undefined {
  const page = pageById.get(id)
  return page && workOut(page, { values: new Map(Object.entries(typed)), rows: new Map() }).at(address)
}

test.each<[string, string, Record<string, number>, string]>([
  ['the average price of customers alone', 'day-one-numbers', { 'numbers.day_1.clients': 14 }, 'numbers.day_1.price'],
  ['what is left over, without costs', 'day-one-numbers', { 'numbers.day_1.revenue': 2240 }, 'numbers.day_1.left'],
  ['the months of no cash', 'day-one-numbers', { 'numbers.day_1.costs': 910 }, 'numbers.day_1.cash_months'],
  [
    'a price of day 60, which is asked for later',
    'day-one-numbers',
    { 'numbers.day_60.clients': 7 },
    'numbers.day_60.price',
  ],
  ['a burn without what is lived on', 'runway-sheet', { 'month.lean.costs': 130 }, 'month.lean.burn'],
  [
    'a trigger before the months',
    'runway-sheet',
    { 'month.as_is.costs': 1, 'month.as_is.living': 2, 'month.as_is.revenue': 1 },
    'month.as_is.trigger',
  ],
  ['hours of a share that is still open', 'day-120-review', { wanted: 12 }, 'for_customers'],
  ['the lowest of no scores', 'hiring-scorecard', {}, 'scores.candidate_a.lowest'],
])('%s is not told', (_, page, typed, address) => {
  expect(shown(page, typed, address)).toSatisfy((value) => typeof value !== 'number')
})

test('a 0 that was typed counts, and so does what may be left empty', () => {
  const runway = {
    'month.as_is.cash': 900,
    'month.as_is.costs': 300,
    'month.as_is.living': 0,
    'month.as_is.revenue': 0,
  }
  expect(shown('runway-sheet', runway, 'month.as_is.months')).toBe(3)
  expect(shown('bad-months-plan', { 'month.now.sold': 3, 'month.now.price': 50 }, 'month.now.revenue')).toBe(150)
})

test.each([
  [
    'a sale that costs more than it brings',
    { income: 2200, fixed_costs: 185, sale_leaves: -20 },
    'sales_needed',
    '[sale_leaves]>0',
  ],
  ['a share above the whole', { loved_share: 1.3 }, 'running_share', '[loved_share]<=1'],
])('of %s nothing below zero is told, and a rule names it', (_, typed, address, rule) => {
  const page = pageById.get('purpose-statement')
  expect(shown('purpose-statement', typed, address)).toSatisfy((value) => typeof value !== 'number')
  expect(page && workOut(page, { values: new Map(Object.entries(typed)), rows: new Map() }).test(rule)).toBe(false)
  expect(page?.good).toContainEqual(expect.objectContaining({ holds: rule }))
})

test('a rule asks nothing of a number that is still empty', () => {
  const page = pageById.get('day-one-numbers')
  const rule = '[numbers.day_1.new_customers]<=[numbers.day_1.clients]'
  const holds = (clients: Record<string, number>) => {
    const values = new Map(Object.entries({ 'numbers.day_1.new_customers': 5, ...clients }))
    return page && workOut(page, { values, rows: new Map() }).test(rule)
  }
  expect(holds({})).not.toBe(false)
  expect(holds({ 'numbers.day_1.clients': 3 })).toBe(false)
})
