import { type Worked, worked } from '../facts.ts'
import { minus, over, percentOf, plus, type Term, term, times } from '../terms.ts'
import { isPeriod } from './entry.ts'
import { flowOf, netOf, sumUp } from './flow.ts'
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
  ledger.use(...(top ? [top] : []), ...(work ? [work] : []))
  const labor = work && ownHoursOf(ledger)
  const flow = flowOf(ledger, true)
  if (!flow || flow.comesIn.length > 0 || (work && !labor)) return undefined
  const cost = netOf(flow)
  const all = [cost, work && labor ? times(labor, ledger.money(work)) : undefined].filter((sum) => sum !== undefined)
  const whole = sumUp(all)
  const each = whole && perPiece(whole, ledger)
  if (!each) return undefined
  const { currency } = ledger
  const costLine = each.binds < 3 ? [[each, { currency, label: 'Cost' }] as const] : []
  return worked([[top ? onTop(each, top.percent, top.value) : each, { currency }], ...(top ? costLine : [])], says)
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
