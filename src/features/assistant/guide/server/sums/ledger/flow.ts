import { minus, percentOf, sumUp, type Term, term, times, timesIf } from '../terms.ts'
import { type Entry, isPeriod } from './entry.ts'
import type { Ledger } from './ledger.ts'
import { clauseOf, nameless } from './words.ts'

/** What comes in and what goes out, each as its own sum. */
export type Flow = { comesIn: Term[]; goesOut: Term[] }

const sold =
  /\b(?:at|sold|sell|sells|selling|charge|charging|price|retail|normal|normally|usually|paying|each) (?:[a-z]+ ){0,7}(?:about |around |only )?$|\boff (?:my|the) $/

/** All money of a ledger over what the result is of; undefined where one of it has no place. */
export function flowOf(ledger: Ledger, isCost = false): Flow | undefined {
  const [ins, outs] = sides(ledger, isCost) ?? []
  if (!ins || !outs) return undefined
  if (!outs.every((one) => isPlaced(one, ins, ledger))) return undefined
  const price = ins.find((one) => one.isOfOne || isPrice(one, ledger))
  const comesIn: Term[] = []
  for (const one of ins) {
    const sum = sumOf(one, ledger, isPrice(one, ledger))
    if (!sum) return undefined
    comesIn.push(sum)
  }
  const loose = outs.filter(({ units, isFixed }) => units.length === 0 && !isFixed)
  const areOfOne = price !== undefined && loose.every(({ value }) => value < price.value)
  const goesOut: Term[] = []
  for (const one of outs) {
    const sum = sumOf(one, ledger, areOfOne && loose.includes(one))
    if (!sum) return undefined
    goesOut.push(sum)
  }
  return withShares({ comesIn, goesOut }, ledger)
}

const asksCost = /\bcosts?\b|\bwages?\b|\bowe\b|\btotal\b|\bspend\b|\balto?gether\b/
/** What is done for a price: `brake job 240`. */
const jobs = /\b(?:job|shoot|package|gig|contract|quote|lesson|session|wedding|party|clean|style)\b/

/** What is only named comes in where nothing else does and it is told first, and goes out beside what comes in. */
export function sides(ledger: Ledger, isCost = false): [Entry[], Entry[]] | undefined {
  const ins = ledger.of('in')
  const outs = ledger.of('out')
  const [first, ...rest] = ledger.of('unsaid')
  if (ins.length > 0 || isCost || asksCost.test(ledger.ask))
    return [ins, byPlace([...outs, ...(first ? [first] : []), ...rest])]
  if (!first || !isTakenFor(first, outs, ledger)) return first ? undefined : [ins, outs]
  const other = rest.findIndex(({ isListed }) => !isListed)
  const list = other < 0 ? rest : rest.slice(0, other)
  // `did 4 pieces: 150, 220, 90, 400`
  const counted = ({ value, units }: Entry) => list.length > 0 && value === list.length + 1 && units.length === 0
  ledger.use(...ledger.of('count').filter(counted))
  return [[first, ...list], byPlace([...outs, ...rest.filter((one) => !list.includes(one))])]
}

const isTakenFor = (first: Entry, outs: readonly Entry[], ledger: Ledger) =>
  first.units.length > 0 ||
  outs.length > 0 ||
  jobs.test(first.before) ||
  ledger.percents('fee', 'part', 'off', 'rest', 'paid').length > 0

/** What only has a number costs nothing; what is per something else than what is sold or made isn’t of it. */
export function isPlaced(one: Entry, ins: readonly Entry[], ledger: Ledger): boolean {
  const isNamed =
    one.kind !== 'unsaid' || one.units.length > 0 || one.isListed || clauseOf(one.before).replace(nameless, '') !== ''
  return (
    isNamed &&
    one.units.every(
      (unit) =>
        isPeriod(unit) ||
        unit === 'each' ||
        ledger.hasOne ||
        ledger.isCounted(unit) ||
        ins.some(({ units }) => units.includes(unit)),
    )
  )
}

const byPlace = (entries: readonly Entry[]) => entries.toSorted((one, other) => one.at - other.at)

const isPrice = (one: Entry, ledger: Ledger) =>
  one.units.length === 0 && sold.test(one.before) && ledger.things(one).length > 0 && !/^ for # ?[a-z]/.test(one.trail)

/** One entry over the whole: `48 × 14`. */
function sumOf(one: Entry, ledger: Ledger, isOfThing: boolean): Term | undefined {
  ledger.use(one)
  const lost = one.kind !== 'out' && isOfThing ? ledger.of('lost') : []
  ledger.use(...lost)
  const payers = ledger.payers(one)
  const units = isOfThing
    ? ['each']
    : payers.length > 0
      ? [...one.units, payers[0]?.noun ?? '']
      : looseUnits(one, ledger)
  const many = units && ledger.quantity(units, one)
  const stay = many && lost.reduce((so, { value }) => minus(so, term(value)), many)
  return stay && timesIf(stay, ledger.money(one))
}

/** What has no unit of its own is of the day that comes back, of what stands beside it, or of the whole. */
function looseUnits(one: Entry, ledger: Ledger): readonly string[] | undefined {
  if (one.units.length > 0 || ledger.root === null) return one.units
  const event = ledger.entries.find(
    ({ kind, noun, units, value }) => kind === 'count' && noun === 'day' && units.length > 0 && value === 1,
  )
  if (event) return ['day']
  const periods = new Set(
    ledger.entries.flatMap(({ kind, units }) =>
      kind === 'in' || kind === 'out' || kind === 'unsaid'
        ? units.filter((unit) => isPeriod(unit) && unit !== 'hour')
        : [],
    ),
  )
  const [only] = periods
  if (only === undefined || periods.size > 1) return []
  // In a sum of a month, `Canva 12.99` beside `domain 15 a year` may be of either.
  return only === ledger.root ? [only] : undefined
}

/** A discount is taken of what comes in, a fee of what then comes in. */
function withShares({ comesIn, goesOut }: Flow, ledger: Ledger): Flow | undefined {
  let income = comesIn
  if (income.length === 0 && ledger.percents('off', 'part', 'fee').length > 0) return undefined
  for (const part of ledger.percents('part')) {
    ledger.use(part)
    income = income.map((one) => times(one, percentOf(part.value)))
  }
  for (const off of ledger.percents('off')) {
    ledger.use(off)
    income = income.map((one) => times(one, minus(term(1), percentOf(off.value))))
  }
  const fees = ledger.percents('fee')
  const total = sumUp(income)
  if (fees.length > 0 && !total) return undefined
  ledger.use(...fees)
  return {
    comesIn: income,
    goesOut: [...fees.flatMap((fee) => (total ? [times(total, percentOf(fee.value))] : [])), ...goesOut],
  }
}

export function netOf({ comesIn, goesOut }: Flow): Term | undefined {
  const income = sumUp(comesIn)
  if (!income) return sumUp(goesOut)
  return goesOut.reduce(minus, income)
}
