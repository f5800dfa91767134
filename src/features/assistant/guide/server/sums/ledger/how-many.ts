import { type Worked, worked } from '../facts.ts'
import { minus, over, percentOf, plus, sumUp, type Term, times, timesIf, valueOfTerm } from '../terms.ts'
import { type Entry, isPeriod, isTime } from './entry.ts'
import { isPlaced, sides } from './flow.ts'
import type { Ledger } from './ledger.ts'
import { ownHoursOf } from './left.ts'

/** How many have to be sold for what stays the same, however many there are, and for a goal. */
export function howMany(ledger: Ledger): Worked | undefined {
  const named =
    /\bhow many (?:more )?(?:\$\d+ )?(?!is\b|are\b|do\b|must\b|should\b|of\b|more\b|to\b|would\b|will\b|can\b|until\b)([a-z]+)\b/.exec(
      ledger.text,
    )?.[1]
  const what = named ?? 'sales'
  const [share, ...shares] = ledger.percents(null)
  const [wanted, ...others] = ledger.entries.filter((one) => one !== share)
  if (share && wanted && shares.length + others.length === 0 && wanted.kind === 'goal') {
    ledger.use(share, wanted)
    return worked([[over(ledger.money(wanted), percentOf(share.value)), { unit: what, isUp: true }]])
  }
  const needed = neededFor(ledger)
  if (!needed) return undefined
  const unit = `${what}${ledger.root ? ` a ${ledger.root}` : ''}`
  return worked(
    [
      [over(needed.all, needed.one), { unit, isUp: true }],
      ...(needed.all.binds < 3 ? [[needed.all, { currency: ledger.currency, label: 'To be earned' }] as const] : []),
      ...(needed.one.binds < 3 ? [[needed.one, { currency: ledger.currency, label: 'Left of each' }] as const] : []),
    ],
    'Not included: tax, and what you didn’t name.',
  )
}

/** How many hours a goal takes, at so much an hour or for things that take so long. */
export function howManyHours(ledger: Ledger): Worked | undefined {
  const { root } = ledger
  const unit = `hours${root ? ` a ${root}` : ''}`
  if (ledger.of('goal').length === 0) {
    const all = ledger.of('in', 'out', 'unsaid').length === 0 ? ownHoursOf(ledger) : undefined
    return all && worked([[all, { unit }]])
  }
  const [hours, ...others] = ledger.of('count').filter(isTime)
  if (others.length > 0) return undefined
  if (hours) ledger.use(hours)
  const needed = neededFor(ledger)
  if (!needed) return undefined
  const many = over(needed.all, needed.one)
  const sum = hours ? times(many, ledger.number(hours)) : many
  return worked([[sum, { unit }]], 'Not included: tax, and hours that no one pays.')
}

/** What a day or an hour has to bring in for a goal. */
export function neededRate(ledger: Ledger): Worked | undefined {
  const unit = /\bday|\bdaily/.test(ledger.ask) ? 'day' : 'hour'
  const amounts = ledger.of('goal', 'out', 'unsaid')
  if (ledger.of('goal').length === 0 || ledger.of('in').length > 0) return undefined
  ledger.use(...amounts)
  const many = amounts[0] && ledger.quantity([unit], amounts[0])
  const all = sumUp(amounts.map(ledger.money))
  if (!many || !all || amounts.some(({ units }) => units.some((each) => each !== ledger.root))) return undefined
  return worked(
    [[over(all, many), { currency: ledger.currency, unit: unit === 'day' ? 'a day' : 'an hour' }]],
    'Not included: tax, and time that no one pays.',
  )
}

type Needed = { all: Term; one: Term }

/** What has to be earned over the period, and what one of what is sold leaves of it. */
function neededFor(ledger: Ledger): Needed | undefined {
  const [ins, outs] = sides(ledger) ?? []
  if (!ins || !outs) return undefined
  const [price, ...others] = ins
  if (!price || others.length > 0) return undefined
  const things = new Set(
    [...ins, ...outs].flatMap(({ units }) => units.filter((unit) => !isPeriod(unit) && unit !== 'each')),
  )
  if (things.size > 1 || !outs.every((out) => isPlaced(out, ins, ledger) || out.units.length > 0)) return undefined
  ledger.use(price, ...outs)
  const goals = ledger.of('goal')
  ledger.use(...goals)
  const costs = outs.filter((one) => isOfOne(one, price))
  const fixed = [...goals, ...outs.filter((one) => !costs.includes(one))]
  const fees = ledger.percents('fee')
  ledger.use(...fees)
  const whole = ledger.money(price)
  const afterFees = fees.reduce((so, fee) => minus(so, times(whole, percentOf(fee.value))), whole)
  const one = costs.reduce((so, cost) => minus(so, ledger.money(cost)), afterFees)
  const periods = new Set(fixed.flatMap(({ units }) => units.filter(isPeriod)))
  const sums = fixed.map((each) => {
    // `3,000 a month, and costs are 300`: those are of the same time.
    const own = each.units.filter(isPeriod)
    const many = ledger.quantity(own.length > 0 ? own : [...periods], each)
    return many && timesIf(many, ledger.money(each))
  })
  const all = sums.reduce<Term | undefined>((so, sum, at) => (at === 0 ? sum : so && sum && plus(so, sum)), undefined)
  return all && periods.size < 2 && (valueOfTerm(one) ?? 0) > 0 ? { all, one } : undefined
}

const isOfOne = ({ isOfOne: said, units, isFixed, value }: Entry, price: Entry) =>
  said || units.includes('hour') || (units.length === 0 && !isFixed && value < price.value)
