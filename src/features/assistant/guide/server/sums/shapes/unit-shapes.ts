import { type Facts, isSameUnit, number, percent, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, over, plus, type Term, term, times } from '../terms.ts'

const one = term(1)

/** The price after a discount, where there is one. */
export function reduced(facts: Facts, price: Fact): Term {
  const off = facts.one('off')
  return off ? times(facts.money(price), minus(one, percent(off))) : facts.money(price)
}

/** What one sale leaves: its price less discount, less a fee of it, less what it costs. */
export function leftOfOne(facts: Facts): { price: Term; left: Term; hasCost: boolean } | undefined {
  const told = facts.one('price') ?? facts.one('bare')
  if (!told) return undefined
  const price = reduced(facts, told)
  const fee = facts.one('fee')
  const costs = facts.many('unitCost')
  if (!isSameUnit([told, ...costs])) return undefined
  const afterFee = fee ? minus(price, times(price, percent(fee))) : price
  const left = costs.reduce((rest, cost) => minus(rest, facts.money(cost)), afterFee)
  return { price, left, hasCost: costs.length > 0 || fee !== undefined }
}

const asksBreakEven =
  /\bhow many\b.*\b(?:los(?:e|ing)|break(?:ing)?[- ]?even|cover\w*|pay(?:s|ing)? (?:for|off|the|my|this|that)|(?:in|into) the (?:black|red|plus|green)|paid|at zero|to zero|profit\w*|mak(?:e|ing) (?:any )?money|afford|above zero|even)\b|\bbreak[- ]?even\b/
const things = /\bhow many (?:more )?(?!(?:must|do|should|would|will|can|to|are|is|until|till|before|for)\b)([a-z]+)\b/

/** What one sale is told to leave. */
const keptOfEach = (facts: Facts): Fact | undefined =>
  facts.one('income') ?? facts.only(({ lead, isPercent }) => !isPercent && ofEach.test(lead))
const ofEach = /\b(?:margin|contribution|left)\b/

const thingsIn = ({ ask, text }: Facts) => things.exec(ask)?.[1] ?? things.exec(text)?.[1] ?? 'sales'

/** How many sales pay for what doesn’t grow with them. */
export function breakEven(facts: Facts): Worked | undefined {
  if (!facts.asks(asksBreakEven)) return undefined
  const kept = keptOfEach(facts)
  const fixed = facts.many('fixed')
  const periods = new Set(fixed.map(({ per }) => per))
  const { currency } = facts
  const single = kept ? { left: facts.money(kept) } : leftOfOne(facts)
  const [first, ...others] = fixed.map(facts.money)
  if (!first || !single || periods.size > (periods.has(null) ? 2 : 1)) return undefined
  const sum = others.reduce((so, other) => plus(so, other), first)
  const what = thingsIn(facts)
  if (/^(?:hours?|days?|weeks?|months?|years?)$/.test(what)) return undefined
  const per = [...periods].find((period) => period !== null)
  const found = worked(
    [
      [over(sum, single.left), { unit: `${what}${per ? ` a ${per}` : ''}`, isUp: true }],
      ...(kept || single.left.binds === 3 ? [] : [[single.left, { currency, label: 'Left of each' }] as const]),
    ],
    'Your own pay isn’t included unless one of these costs is it; add it before you trust the number.',
  )
  return found && found.result > 0 ? found : undefined
}

const asksMargin = /\b(?:margin|mark-?up|mark up)\b/

/** Price against cost: what stays, as a share of the price and on top of the cost. */
export function margin(facts: Facts): Worked | undefined {
  if (!facts.asks(asksMargin)) return undefined
  const cost = facts.one('unitCost')
  const told = facts.one('price', 'income', 'bare')
  if (!cost || !told) return undefined
  const price = reduced(facts, told)
  const left = minus(price, facts.money(cost))
  const share = [over(left, price), { isPercent: true, label: 'Margin, of the price' }] as const
  const top = [over(left, facts.money(cost)), { isPercent: true, label: 'Markup, on the cost' }] as const
  const isMarkup = /\bmark-?up\b|\bmark up\b/.test(facts.ask) && !/\bmargin\b/.test(facts.ask)
  const kept = [left, { currency: facts.currency, label: 'Left of each' }] as const
  return worked(
    isMarkup ? [top, kept, share] : [share, kept, top],
    'Your own hours and what it costs to win the sale aren’t included.',
  )
}

const asksPrice =
  /\bwhat (?:do|should|shall|must|can|would) i (?:(?:have|need) to )?(?:charge|ask|take|put|set|price|bill|sell (?:it|them|one|each) (?:for|at))\b|\bprice\b|\bhow much (?:do|should|must) i (?:charge|ask|invoice|bill|quote)\b|\b(?:charge|invoice|quote)\b/

const asksMarkup = /\bmark-?up\b\W*$/

/** Material and hours, with something on top: what to charge. */
export function costPlus(facts: Facts): Worked | undefined {
  if (!facts.asks(asksPrice) && !(facts.asks(asksMarkup) && facts.has('added'))) return undefined
  const cost = facts.many('unitCost')
  const work = workIn(facts)
  const top = facts.one('added', 'growth', 'share', 'kept')
  const [first, ...others] = cost.map(facts.money)
  if (!first || (!work && !top)) return undefined
  const sum = [...others, ...(work ? [work] : [])].reduce((so, other) => plus(so, other), first)
  const { currency } = facts
  const parts = sum.binds === 3 ? [] : [[sum, { currency, label: 'Cost' }] as const]
  if (!top) return worked([[sum, { currency }]], notAMarket)
  const ofPrice = over(sum, minus(one, percent(top)))
  if (top.role === 'kept') return worked([[ofPrice, { currency }], ...parts], notAMarket)
  const share = [ofPrice, { currency, label: `If ${percent(top).shown} is meant as a share of the price` }] as const
  return worked(
    [[times(sum, plus(one, percent(top))), { currency }], ...(work ? parts : []), ...(top.value < 100 ? [share] : [])],
    notAMarket,
  )
}

function workIn(facts: Facts): Term | undefined {
  const hours = facts.one('time')
  const rate = facts.only(({ per, role }) => per === 'hour' && role !== 'time')
  return hours && rate && times(inHours(hours), facts.money(rate))
}

const notAMarket = 'That’s what you need, not what it’s worth to the customer; look at both before you fix the price.'

export const inHours = (time: Fact): Term => (time.noun === 'minute' ? over(number(time), term(60)) : number(time))

const asksMore = /\bhow many more\b|\bhow much more\b.*\bsell\b|\bsame (?:money|profit)\b/

/** A discount, and how many more have to be sold for the same profit. */
export function discount(facts: Facts): Worked | undefined {
  if (!facts.asks(asksMore)) return undefined
  const [price, off, cost] = [facts.one('price', 'bare'), facts.one('off'), facts.one('unitCost')]
  if (!price || !off || !cost) return undefined
  const before = minus(facts.money(price), facts.money(cost))
  const after = minus(times(facts.money(price), minus(one, percent(off))), facts.money(cost))
  const { currency } = facts
  const found = worked(
    [
      [minus(over(before, after), one), { isPercent: true, unit: 'more' }],
      [before, { currency, label: 'Left of each before' }],
      [after, { currency, label: 'Left of each with the discount' }],
    ],
    'The extra work for the extra sales isn’t included.',
  )
  return found && found.result > 0
    ? found
    : {
        shown: after.shown,
        result: 0,
        lines: [`${after.shown}: nothing is left of each with that discount, so no number of sales makes up for it.`],
      }
}

const ofMargin = /\b(?:leaves?|keep|margin|left|profit|stays?)\b/

/** A discount where only the share that a sale leaves is told: how many more have to be sold for the same profit. */
export function discountOfShare(facts: Facts): Worked | undefined {
  if (!facts.asks(asksMore) || !facts.says(ofMargin)) return undefined
  const off = facts.one('off')
  const kept = facts.only(({ isPercent, role }) => isPercent && role !== 'off')
  const sales = facts.one('income', 'bare', 'price', 'goal')
  if (!off || !kept || off.value >= kept.value) return undefined
  const after = minus(percent(kept), percent(off))
  const asMany = over(percent(kept), after)
  const { currency } = facts
  const same = sales && times(times(facts.money(sales), minus(one, percent(off))), asMany)
  return worked(
    [
      [minus(asMany, one), { isPercent: true, unit: 'more' }],
      ...(same ? [[same, { currency, label: 'In sales, at the lower price' }] as const] : []),
    ],
    'That’s in pieces or jobs, if each costs you what it does today; the extra work for them isn’t included.',
  )
}

const asksWorth = /\bworth it\b|\bwholesale\b|\bwhat(?:'s| is) left\b|\bdoes (?:it|that) (?:work|pay)\b|\bshould i\b/

/** A reseller’s discount beside the own price. */
export function wholesale(facts: Facts): Worked | undefined {
  if (!facts.asks(asksWorth) || !facts.says(/\b(?:wholesale|resell\w*|shops?|retail|retailer)\b/)) return undefined
  const [price, off, cost] = [facts.one('price', 'bare'), facts.one('off', 'share', 'fee'), facts.one('unitCost')]
  if (!price || !off || !cost) return undefined
  const theirs = minus(times(facts.money(price), minus(one, percent(off))), facts.money(cost))
  const { currency } = facts
  return worked(
    [
      [theirs, { currency, unit: 'left of each' }],
      [minus(facts.money(price), facts.money(cost)), { currency, label: 'Sold yourself' }],
    ],
    'It’s worth it where it brings volume that you don’t have to sell yourself, and takes little extra time; delivery and returns aren’t included.',
  )
}
