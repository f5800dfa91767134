import { decimalText } from '#platform/format/figures.ts'
import { worked } from '../../../sums/facts.ts'
import { minus, money, over, plus, type Term, valueOfTerm } from '../../../sums/terms.ts'
import { moneyText } from '../../../sums/value-text.ts'
import type { Asked } from './own-ask.ts'
import type { Taken } from './taken.ts'

/** How many sales a month’s costs, or what is wished for on top, take: by what one leaves, else by its price. */
export function coverOf(ask: Asked<'cover'>, taken: Taken, currency: string): readonly string[] | undefined {
  const leaves = leftOf(ask.price, taken, currency)
  const each = leaves ?? priceTerm(ask.price, taken, currency)
  const isFixed = leaves !== undefined || taken.terms.fixed !== undefined
  const steady = taken.take(isFixed ? 'fixed' : 'costs', ask.costs)
  if (each === undefined || steady === undefined) return undefined
  if ((valueOfTerm(each) ?? 0) <= 0)
    return [...(worked([[each, { currency, label: 'One sale leaves' }]])?.lines ?? []), never]
  const costs = money(steady, currency)
  const all = ask.goal === undefined ? costs : plus(costs, money(ask.goal, currency))
  return [...neededLine(over(all, each), ask.noun), ...left(isFixed || ask.costs !== undefined, leaves !== undefined)]
}

/** What the sum leaves out. */
const left = (isWithoutPay: boolean, isExact: boolean): string[] => [
  ...(isWithoutPay ? [] : [withoutPay]),
  ...(isExact ? [] : [withoutOwnCosts]),
]
const never = 'So no number of them covers the costs: each one adds to them, or brings nothing.'
const withoutPay = 'Your own pay isn’t in those costs.'
const withoutOwnCosts =
  'That counts the whole price of each. What a sale itself costs you comes off it, so you’ll need more: once *Unit cost and price* is filled in, I count with what one leaves.'

/** Rounded up as the page does it: 32.0009 sales are 32. */
function neededLine(sum: Term, noun: string): string[] {
  const exact = valueOfTerm(sum)
  if (exact === undefined) return []
  const near = Math.round(exact * 100) / 100
  const needed = Math.ceil(near)
  const unit = needed === 1 ? noun.replace(/s$/, '') : noun
  const rounded = needed === near ? '' : ` (${decimalText(near, 2)}, rounded up)`
  return [`Needed in a month: ${sum.shown} = **${decimalText(needed, 0)} ${unit}**${rounded}`]
}

const priceTerm = (told: number | undefined, taken: Taken, currency: string): Term | undefined => {
  const price = taken.take('price', told)
  return price === undefined ? undefined : money(price, currency)
}

/** What one sale leaves after its own costs and what comes back, at the price of the page or another one. */
function leftOf(told: number | undefined, taken: Taken, currency: string): Term | undefined {
  if (!taken.terms.contribution || !taken.terms.pagePrice) return undefined
  const contribution = money(taken.take('contribution') ?? 0, currency)
  const returns = taken.takeIfThere('returns') ?? 0
  const ofReturns = { ...money(returns, currency), shown: moneyText(returns, currency) }
  const ofPage = returns === 0 ? contribution : minus(contribution, ofReturns)
  if (told === undefined) return ofPage
  return plus(minus(money(told, currency), money(taken.take('pagePrice') ?? 0, currency)), ofPage)
}
