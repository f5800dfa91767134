import { type Facts, number, type Worked, worked } from '../facts.ts'
import { type Period, periodOfAdverb } from '../read-amounts.ts'
import type { Fact } from '../roles/role.ts'
import { over, type Term, term, times } from '../terms.ts'
import { questionOf } from './question.ts'

const units: readonly Period[] = ['hour', 'day', 'week', 'month', 'year']
const isUnit = (word: string | null): word is Period => units.some((unit) => unit === word)

/** How many of a period another has: told, or by the calendar. */
type Step = { from: Period; to: Period; many: Term; told: Fact | null }

const calendar: readonly Step[] = [
  { from: 'day', to: 'week', many: term(7), told: null },
  { from: 'week', to: 'month', many: over(term(52), term(12)), told: null },
  { from: 'week', to: 'year', many: term(52), told: null },
  { from: 'month', to: 'year', many: term(12), told: null },
  { from: 'day', to: 'month', many: over(term(365), term(12)), told: null },
  { from: 'day', to: 'year', many: term(365), told: null },
]

const asked =
  /\b(?:an?|per|each|every|the|one|whole|by the) (?:whole |full )?(hour|day|week|month|year)\b|\b(hour|day|week)(?:ly)? rate\b|\b(hourly|daily|weekly|monthly|yearly|annually|annual)\b|^ ?(?:in|for|over) (?:a|the) (year|month)\b/g

/** What comes or goes in one period, for another: `250 a day, 4 days a week, what is that a year`. */
export function otherPeriod(facts: Facts): Worked | undefined {
  const told = toldSteps(facts)
  const [fact, ...others] = facts.all.filter((fact) => !told.some((step) => step.told === fact))
  const to = askedPeriod(facts)
  if (!fact || others.length > 0 || fact.isPercent || !to || !isUnit(fact.per) || fact.per === to) return undefined
  const isMoney = fact.noun === null || fact.isMoney
  // Hours or clients for some money are another sum.
  if (isMoney && asksThings.test(facts.ask)) return undefined
  const path = pathOf(fact.per, to, told)
  if (!path || !facts.takes([fact, ...path.flatMap(({ step }) => step.told ?? [])])) return undefined
  const start = isMoney ? facts.money(fact) : number(fact)
  const sum = path.reduce((so, { step, isUp }) => (isUp ? times : over)(so, step.many), start)
  const unit = `${to === 'hour' ? 'an' : 'a'} ${to}`
  return worked([[sum, isMoney ? { currency: facts.currency, unit } : { unit }]], says(path.map(({ step }) => step)))
}

const asksThings = /\bhow many [a-z]+/

/** `4 days a week`, and `46 weeks` of the year that is told of. */
function toldSteps({ all }: Facts): Step[] {
  const whole = all.find(({ noun, per }) => !isUnit(noun) && (per === 'month' || per === 'year'))?.per ?? 'year'
  return all.flatMap((fact): Step[] => {
    const [from, to] = [fact.noun, fact.per ?? (fact.noun === 'week' || fact.noun === 'day' ? whole : null)]
    return isUnit(from) && isUnit(to) && from !== to ? [{ from, to, many: number(fact), told: fact }] : []
  })
}

/** So many a day, for all the days and weeks that are told; undefined where one of them has no place in it. */
export function overAll(facts: Facts, count: Fact, to: string | null): Term | undefined {
  const told = toldSteps(facts)
  const path = isUnit(count.per) && isUnit(to) ? pathOf(count.per, to, told) : undefined
  if (!path || path.some(({ step, isUp }) => !isUp || (step.told && !facts.only((one) => one === step.told))))
    return undefined
  return path.reduce((so, { step }) => times(so, step.many), number(count))
}

function askedPeriod(facts: Facts): Period | undefined {
  const question = questionOf(facts)
  // The first that is asked for: `how much per hour at 37.5 hours a week`.
  for (const [, period, rate, adverb, whole] of question.matchAll(asked)) {
    const found = period ?? rate ?? whole ?? periodOfAdverb[adverb ?? '']
    if (found !== undefined && isUnit(found)) return found
  }
  return undefined
}

type Walk = readonly { step: Step; isUp: boolean }[]

/** The way from one period to the other that uses all that was told, and the calendar least. */
function pathOf(from: Period, to: Period, told: readonly Step[]): Walk | undefined {
  const uses = (one: Walk) => one.filter(({ step }) => step.told !== null).length
  const found = walks(from, to, [...told, ...calendar])
  return found.toSorted((one, other) => uses(other) - uses(one) || one.length - other.length)[0]
}

function walks(from: Period, to: Period, steps: readonly Step[]): Walk[] {
  if (from === to) return [[]]
  // No period is passed twice.
  const rest = steps.filter((step) => step.from !== from && step.to !== from)
  return steps.flatMap((step) => {
    const next = otherEnd(step, from)
    return next ? walks(next, to, rest).map((walk) => [{ step, isUp: step.from === from }, ...walk]) : []
  })
}

const otherEnd = ({ from, to }: Step, at: Period) => (from === at ? to : to === at ? from : null)

function says(steps: readonly Step[]): string {
  const isWhole = steps.some(
    ({ from, to, told }) => told === null && (from === 'day' || (from === 'week' && to === 'year')),
  )
  return isWhole
    ? 'I took every day or week of the calendar; with holidays it is less. Costs and tax aren’t included.'
    : 'Costs and tax aren’t included.'
}
