import { type Worked, worked } from '../facts.ts'
import { minus, over, sumUp, type Term, valueOfTerm } from '../terms.ts'
import { isPeriod } from './entry.ts'
import { flowOf } from './flow.ts'
import type { Ledger } from './ledger.ts'

/** How long an amount lasts, or how long it takes to earn it back or to save it. */
export function months(ledger: Ledger): Worked | undefined {
  const loose = ledger.of('in', 'out', 'unsaid', 'goal').filter((one) => isOnce(one.units, ledger))
  const [stock, other] = loose
  if (!stock || loose.length > 2 || ledger.root === null) return undefined
  const had = other && /\b(?:already|saved|have) (?:have |got )?(?:about )?$/.test(other.before) ? other : undefined
  if (other && !had) return undefined
  ledger.use(...loose)
  const whole = had ? minus(ledger.money(stock), ledger.money(had)) : ledger.money(stock)
  const rate = rateOf(ledger)
  if (!rate) return undefined
  return worked(
    [
      [over(whole, rate), { unit: `${ledger.root}s` }],
      ...(rate.binds < 3 ? [[rate, { currency: ledger.currency, label: `A ${ledger.root}` }] as const] : []),
    ],
    'Not included: tax, and what you didn’t name.',
  )
}

const isOnce = (units: readonly string[], ledger: Ledger) =>
  !units.some((unit) => isPeriod(unit)) && (units.length === 0 || ledger.hasOne)

/** What is gained or lost in a period, whichever it is. */
function rateOf(ledger: Ledger): Term | undefined {
  const flow = flowOf(ledger)
  if (!flow) return undefined
  const [comes, goes] = [sumUp(flow.comesIn), sumUp(flow.goesOut)]
  if (!comes || !goes) return comes ?? goes
  const isGain = (valueOfTerm(comes) ?? 0) > (valueOfTerm(goes) ?? 0)
  return isGain ? flow.goesOut.reduce(minus, comes) : flow.comesIn.reduce(minus, goes)
}
