import { type Facts, number, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, type Term, term, times } from '../terms.ts'

const asksDifference = /\bdifference\b|\bhow much (?:more|cheaper|less)\b/

/** Two prices side by side, over some time where it is told. */
export function difference(facts: Facts): Worked | undefined {
  if (!facts.asks(asksDifference)) return undefined
  const span = facts.one('span')
  const [first, second, ...others] = facts.many('bare', 'price', 'unitCost', 'fixed', 'income', 'burn')
  if (!first || !second || others.length > 0) return undefined
  const [more, less] = first.value >= second.value ? [first, second] : [second, first]
  const isProgram = facts.says(/\b(?:elite|quantum)\b/)
  const per = more.per ?? less.per ?? (isProgram ? 'month' : null)
  const { currency } = facts
  const one = minus(facts.money(more), facts.money(less))
  if (!span) return worked([[one, { currency, ...(per ? { unit: `a ${per}` } : {}) }], ...overYear(facts, one, per)])
  const many = periodsIn(span, per)
  if (!many) return undefined
  return worked(
    [
      [times(one, many), { currency }],
      [times(facts.money(more), many), { currency, label: 'One' }],
      [times(facts.money(less), many), { currency, label: 'The other' }],
    ],
    `I counted ${many.shown} payments${isProgram ? '; what is charged today is on [Pricing](/pricing)' : ''}.`,
  )
}

/** What it comes to in the year that is asked for, if it is of a month. */
function overYear(facts: Facts, one: Term, per: string | null) {
  if (facts.period !== 'year' || (per !== null && per !== 'month')) return []
  const label = per === null ? 'If that’s a month, in a year' : 'In a year'
  return [[times(one, term(monthsAYear)), { currency: facts.currency, label }] as const]
}
const monthsAYear = 12

/** How many payments some time has; undefined where it isn’t whole months. */
function periodsIn({ noun, value }: Fact, per: string | null): Term | undefined {
  if (noun === per) return number({ value })
  if (per !== 'month') return undefined
  if (noun === 'year') return term(value * 12)
  return noun === 'day' && value % 30 === 0 ? term(value / 30) : undefined
}
