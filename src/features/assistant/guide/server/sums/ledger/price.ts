import { type Worked, worked } from '../facts.ts'
import { minus, over, percentOf, plus, sumUp, type Term, term, times } from '../terms.ts'
import { type Entry, isPeriod } from './entry.ts'
import { flowOf, netOf } from './flow.ts'
import type { Ledger } from './ledger.ts'
import { ownHoursOf } from './left.ts'

const one = term(1)
const says = 'That’s what you need, not what it’s worth to the customer; look at both before you fix the price.'

/** What to charge for what it costs, with work, a margin or a markup; or for what has to stay after a fee. */
export function price(ledger: Ledger): Worked | undefined {
  return afterFee(ledger) ?? costPlus(ledger)
}

function afterFee(ledger: Ledger): Worked | undefined {
  const fees = ledger.percents('fee')
  const goals = ledger.of('goal')
  const [fee] = fees
  const [goal] = goals
  if (!fee || !goal || fees.length > 1 || goals.length > 1 || goal.units.some(isPeriod)) return undefined
  const outs = ledger.of('out')
  ledger.use(fee, goal, ...outs)
  const needed = outs.reduce((so, cost) => plus(so, ledger.money(cost)), ledger.money(goal))
  return worked([[over(needed, minus(one, percentOf(fee.value))), { currency: ledger.currency }]], says)
}

function costPlus(ledger: Ledger): Worked | undefined {
  const [top, ...others] = ledger.percents('margin', 'markup', 'times')
  const [work] = ledger.of('goal').filter(({ units }) => units.join() === 'hour')
  if (others.length > 0 || (!top && !work)) return undefined
  if (top) ledger.use(top)
  const labor = work && laborOf(work, ledger)
  const flow = flowOf(ledger, true)
  if (!flow || flow.comesIn.length > 0 || (work && !labor)) return undefined
  const whole = sumUp([netOf(flow), labor].filter((sum) => sum !== undefined))
  const each = whole && perPiece(whole, ledger)
  if (!each) return undefined
  const { currency } = ledger
  if (!top) return worked([[each, { currency }]], says)
  const cost = each.binds < 3 ? [[each, { currency, label: 'Cost' }] as const] : []
  return worked([[onTop(each, top.percent, top.value), { currency }], ...cost], says)
}

function laborOf(rate: Entry, ledger: Ledger): Term | undefined {
  ledger.use(rate)
  const hours = ownHoursOf(ledger)
  return hours && times(hours, ledger.money(rate))
}

function onTop(cost: Term, percent: string | null, value: number): Term {
  if (percent === 'times') return times(cost, percentOf(value))
  return percent === 'margin' ? over(cost, minus(one, percentOf(value))) : times(cost, plus(one, percentOf(value)))
}

function perPiece(whole: Term, ledger: Ledger): Term | undefined {
  const [, asked] = /\b(?:per|a|each) ([a-z]+)\b/.exec(ledger.ask) ?? []
  const counts = asked ? ledger.named(asked) : []
  const many = sumUp(counts.flatMap((count) => ledger.whole(count) ?? []))
  return many ? over(whole, many) : whole
}

/** Margin, markup, or what part one sum is of another. */
export function margin(ledger: Ledger): Worked | undefined {
  if (ledger.percents('margin', 'markup').length > 0) return undefined
  const flow = flowOf(ledger)
  const [comes, goes, net] = flow ? [sumUp(flow.comesIn), sumUp(flow.goesOut), netOf(flow)] : []
  if (!comes || !goes || !net || !ledger.entries.some(({ kind }) => kind === 'in')) return undefined
  const line = (top: Term, under: Term, label: string) => [over(top, under), { isPercent: true, label }] as const
  const ofPrice = line(net, comes, 'Margin, of the price')
  const ofCost = line(net, goes, 'Markup, on the cost')
  const share = line(goes, comes, 'Of what comes in')
  if (ledger.asks(/\bmark-?up\b/)) return worked([ofCost, ofPrice])
  if (ledger.asks(/\bmargin\b/)) return worked([ofPrice, ofCost])
  return ledger.asks(/\b(?:percent|%) of\b|\bcosts? in (?:percent|%)/) ? worked([share, ofPrice]) : undefined
}
