import { type Facts, isSameUnit, number, percent, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, over, type Term, term, times } from '../terms.ts'
import { overAll } from './period-shape.ts'
import { asksCount, questionOf } from './question.ts'
import { reduced } from './unit-shapes.ts'

const asksLeft =
  /\bin the (?:plus|black|red|minus|green)\b|\b(?:left|remain\w*|profit|make|earn|keep|clear|get|take home|over|end up|worth it|revenue|turnover|sales|how much|total|income|margin|in percent|takings|bill|charge|claim|owe|invoice|do i have)\b/
const one = term(1)

/** So many at a price, with what each costs and what doesn’t grow with them: what comes in and what is left. */
export function flow(facts: Facts): Worked | undefined {
  if (!facts.asks(asksLeft) || asksCount.test(questionOf(facts))) return undefined
  const wages = wagesIn(facts)
  const fixed = facts.many('fixed')
  const filled = facts.only(({ isPercent, trail }) => isPercent && occupied.test(trail))
  const told = filledTo(quantity(facts, fixed), filled)
  const ofGroup = told?.nested && costOfGroup(facts, told.nested)
  const sale = told && saleIn(facts, told)
  const amount = paidEvery(told, sale, facts.period)
  if (!sale || !amount || fixed.some(({ per }) => per !== null && per !== amount.per)) return undefined
  const tax = facts.one('tax')
  const lumps = [...fixed.map(facts.money), ...[wages, ofGroup].filter((cost) => cost !== undefined)]
  const before = lumps.reduce(minus, times(amount.count, sale.each))
  const left = tax ? times(before, minus(one, percent(tax))) : before
  const { currency } = facts
  const income = times(amount.count, sale.price)
  const share = [over(left, income), { isPercent: true, label: 'Of what comes in' }] as const
  const main = [left, { currency, unit: amount.per ? `a ${amount.per}` : '' }] as const
  const isShare = facts.asks(/\bpercent\b|%/) && !/\d/.test(facts.ask)
  const comesIn = sale.hasCosts || lumps.length > 0 ? [[income, { currency, label: 'Comes in' }] as const] : []
  return worked(
    [...(isShare ? [share] : []), main, ...comesIn],
    notes({ hasUnit: sale.hasUnit, hasFixed: lumps.length > 0, hasTax: tax !== undefined }),
  )
}

/** `hall is 40 a class`: what each of the classes costs. */
function costOfGroup(facts: Facts, group: Fact): Term | undefined {
  const cost = facts.only(({ per, isPercent }) => !isPercent && per !== null && per === group.noun)
  return cost && times(number(group), facts.money(cost))
}

const occupied =
  /^ (?:sold|full|booked|occupied|occupancy|filled|taken|capacity|of (?:them|the (?:seats|spots|places|tickets)) (?:are )?(?:sold|taken|filled|booked))\b/

const filledTo = (amount: Quantity | undefined, share: Fact | undefined): Quantity | undefined =>
  amount && share ? { ...amount, count: times(amount.count, percent(share)) } : amount

/** The price of one, and what is left of it after a fee and its own costs. */
function saleIn(facts: Facts, { told }: Quantity) {
  const price = facts.one('price')
  const unit = facts.many('unitCost')
  if (!price || (price.per === 'month' && !price.perEach && told.per !== null) || !isSameUnit([told, price, ...unit]))
    return undefined
  const at = reduced(facts, price)
  const fee = facts.one('fee')
  const afterFee = fee ? times(at, minus(one, percent(fee))) : at
  const each = unit.reduce((rest, cost) => minus(rest, facts.money(cost)), afterFee)
  return { price: at, each, per: price.per, hasUnit: unit.length > 0, hasCosts: unit.length > 0 || fee !== undefined }
}

function notes({ hasUnit, hasFixed, hasTax }: { hasUnit: boolean; hasFixed: boolean; hasTax: boolean }): string {
  const missing = [
    ...(hasUnit ? [] : ['what each one costs you']),
    ...(hasFixed ? [] : ['costs that don’t grow with each one, such as rent']),
    'your own hours',
    ...(hasTax ? [] : ['tax']),
  ]
  return `Not included: ${missing.slice(0, -1).join(', ')}${missing.length > 1 ? ' and ' : ''}${missing.at(-1) ?? ''}.`
}

/** `nested`: of what it is so many, such as the classes in which so many people sit. */
type Quantity = { told: Fact; count: Term; per: string | null; nested?: Fact }

const periodsOf: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, year: 1 }

/** `9 cuts a day, 5 days` and `40 a week, 4 weeks`: how many in all. */
function quantity(facts: Facts, fixed: readonly Fact[]): Quantity | undefined {
  const nested = nestedIn(facts)
  if (nested) return nested
  const count = facts.one('count', 'time')
  if (!count || count.noun === 'minute') return undefined
  if (distance.test(count.noun ?? '') && facts.says(thereAndBack))
    return { told: count, count: times(term(2), number(count)), per: count.per }
  const spans = facts.all.filter(({ role }) => role === 'span')
  if (spans.length > 1) {
    const all = overAll(facts, count, facts.period)
    return all && { told: count, count: all, per: facts.period }
  }
  const span = facts.one('span')
  // Costs of a month are set against the sales of a month.
  const asked = facts.period ?? fixed.find(({ per }) => per !== null)?.per ?? null
  return span ? spanned(count, span, asked) : converted(count, asked)
}

/** `3 classes a week with 8 people`, `40 covers a night, 6 nights`: so many times so many. */
function nestedIn(facts: Facts): Quantity | undefined {
  const counts = facts.all.filter(({ role }) => role === 'count')
  const [first, second, ...others] = counts
  if (!first || !second || others.length > 0 || facts.has('span', 'time')) return undefined
  const isWith = /\b(?:with|of|for|x) (?:about |around )?$/.test(second.lead) || second.per === first.noun
  const [outer, inner] = first.per !== null && first.per === second.noun ? [second, first] : [first, second]
  if (outer === first && !isWith) return undefined
  for (const count of counts) facts.only((fact) => fact === count)
  const per = outer.per ?? (facts.period && nights.test(outer.noun ?? '') ? facts.period : null)
  return { told: inner, count: times(number(outer), number(inner)), per, nested: outer }
}

const distance = /^(?:mile|mi|km|kilometer|kilometre)$/
const thereAndBack = /\bthere and back\b|\bround trip\b|\bboth ways\b|\beach way\b|\bone way\b.*\breturn\b/
const nights = /^(?:night|evening|morning|shift|day|market|saturday|sunday)$/

/** `3 clients pay 400 a month`: what comes in every month, and so many times that in a year that is asked for. */
function paidEvery(
  amount: Quantity | undefined,
  sale: { per: string | null } | undefined,
  asked: string | null,
): Quantity | undefined {
  const per = sale?.per ?? ''
  const from = periodsOf[per]
  if (!amount || amount.per !== null || from === undefined || asked === null || asked === per) return amount
  const to = periodsOf[asked]
  if (per === 'day' || to === undefined || from <= to) return undefined
  return { ...amount, count: times(amount.count, to === 1 ? term(from) : over(term(from), term(to))), per: asked }
}

function converted(count: Fact, asked: string | null): Quantity | undefined {
  const { per } = count
  const from = per === null ? undefined : periodsOf[per]
  if (per !== null && from === undefined) return undefined
  if (from === undefined || asked === null || asked === per) return { told: count, count: number(count), per }
  const to = periodsOf[asked] ?? 0
  // How many days a week are worked isn't known.
  if (per === 'day' || from <= to) return undefined
  const factor = to === 1 ? term(from) : over(term(from), term(to))
  return { told: count, count: times(number(count), factor), per: asked }
}

function spanned(count: Fact, span: Fact, asked: string | null): Quantity | undefined {
  if (count.per === null || count.per !== span.noun) return undefined
  const per = span.per ?? wholeOf(span, asked)
  if (asked !== null && per !== null && asked !== per) return undefined
  return { told: count, count: times(number(count), number(span)), per }
}

/** Five days are the week’s, four weeks the month’s. */
function wholeOf({ noun, value }: Fact, asked: string | null): string | null {
  if (noun === 'day') return value <= 7 && asked !== 'month' && asked !== 'year' ? 'week' : null
  return noun === 'week' && asked === 'month' ? 'month' : null
}

/** `4 staff for 8 hours at 18`: their pay. */
export function wagesIn(facts: Facts): Term | undefined {
  const at = facts.all.findIndex(({ noun }) =>
    /^(?:staff|helper|waiter|worker|person|cook|assistant|server|employee|freelancer)$/.test(noun ?? ''),
  )
  const [staff, hours, pay] = at < 0 ? [] : facts.all.slice(at, at + 3)
  if (!staff || hours?.noun !== 'hour' || !pay || pay.isPercent || !(pay.per === 'hour' || /\bat $/.test(pay.lead)))
    return undefined
  for (const fact of [staff, hours, pay]) facts.only((one) => one === fact)
  return times(times(number(staff), number(hours)), facts.money(pay))
}
