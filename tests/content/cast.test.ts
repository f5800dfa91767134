import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Business, readCast } from '../../scripts/content/content.ts'
import { checkLaws } from '../../scripts/content/figures/laws.ts'
import { relations } from '../../scripts/content/figures/relations.ts'

const root = resolve('content')
const ids = Object.keys(readCast(root))

test('every business of the cast says what follows from what', () => {
  expect(Object.keys(relations).sort()).toEqual(ids.sort())
})

test('the figures of every business agree with one another on every day', () => {
  expect(checkLaws({ root, cast: readCast(root) })).toEqual([])
})

test('figures run to day 180, or to the day on which a business stops', () => {
  const ends = Object.values(readCast(root)).map(({ figures, stops = 180 }) => [stops, Object.keys(figures).at(-1)])
  for (const [stops, last] of ends) expect(Number(last)).toBe(stops)
})

/** Changes one figure of one business and returns what the laws say. */
function saidAfter(id: string, change: (business: Business) => void): string {
  const cast = structuredClone(readCast(root))
  const business = cast[id]
  if (!business) throw new Error(`no business ${id}`)
  change(business)
  return checkLaws({ root, cast })
    .map(({ where, says }) => `${where}: ${says}`)
    .join('\n')
}

const set = (day: number, figure: string, value: number) => (business: Business) => {
  business.figures[day] = { ...business.figures[day], [figure]: value }
}

test.each<[string, string, (business: Business) => void, string]>([
  ['a sum that does not follow', 'lumen', set(60, 'costs', 300), 'day 60: costs is 300, but software_costs'],
  ['a contribution without its fee', 'kesar', set(30, 'contribution', 375), 'contribution is 375'],
  ['a card fee left out', 'paddock', set(90, 'payment_fees', 0), 'payment_fees is 0, but round(revenue * 0.03)'],
  [
    'receivables beside the wait',
    'acacia',
    set(105, 'receivables', 610000),
    'receivables are 610000, but revenue ÷ 30',
  ],
  ['cash that nothing explains', 'kiln', set(165, 'cash', 9000), 'cash is 9000, but the 15 days before lead to'],
  ['stock that nobody paid', 'kesar', set(165, 'stock_value', 190000), 'lead to -58882'],
  ['stock thrown away that stays on the shelf', 'kesar', set(90, 'write_offs', 0), 'result is -41950'],
  ['quotes that take no hours', 'mesa', set(1, 'quote_minutes', 90), 'quote_hours_week is 11'],
  [
    'a week with more in it than it has',
    'mesa',
    set(1, 'roof_hours_week', 50),
    'the parts of the week come to 61.0 hours',
  ],
  ['customers from nowhere', 'paddock', set(120, 'new_clients', 12), '12 came and 3 left, which makes 32'],
])('%s is found and said', (_, id, change, words) => {
  expect(saidAfter(id, change)).toContain(words)
})

test('a fee that no quote explains is found and said', () => {
  const said = saidAfter('lumen', (business) => {
    business.fees = { ...business.fees, 135: [240, 240, 270] }
  })
  expect(said).toContain('the fees are 3 and come to 750, but there are 11 clients')
})

test('figures after the end of a business are found and said, with their line', () => {
  const said = saidAfter('harbor', (business) => {
    business.stops = 45
  })
  expect(said).toMatch(/^docs\/cast\.yaml:\d+: harbor stops on day 45, but has figures of day 60\. Take them out\.$/m)
})

test('a payment named for a day without figures is found and said', () => {
  const said = saidAfter('mesa', (business) => {
    business.one_offs = { ...business.one_offs, 170: { Van: -1 } }
  })
  expect(said).toContain('mesa: one_offs names day 170, which has no figures')
})
