import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import { type Fact, isCost } from '../roles/role.ts'
import { minus, over, sumUp, type Term, term, times } from '../terms.ts'
import { wagesIn } from './flow-shape.ts'
import { asksCount, questionOf } from './question.ts'
import { leftOfOne, reduced } from './unit-shapes.ts'

const one = term(1)
const asksMany = /\bhow many (?:more |new )?(?!must\b|do\b|should\b|would\b|will\b|can\b|to\b)([a-z]+)|\bhow many\b/
const timeWords = /^(?:hours?|days?|weeks?|months?|years?|minutes?|percent)$/

/** How many sales bring what is wished for, on top of what doesn’t grow with them. */
export function salesForGoal(facts: Facts): Worked | undefined {
  const many = asksMany.exec(facts.ask)
  const what = many?.[1] ?? 'sales'
  if (!many || timeWords.test(what)) return undefined
  const goals = facts.many('goal')
  const fixed = facts.many('fixed', 'burn')
  const kept = facts.only(({ role, trail }) => role === 'income' && /^ (?:is |are )?left\b/.test(trail))
  const single = kept ? { left: facts.money(kept), hasCost: true } : leftOfOne(facts)
  const whole = goals.length > 1 ? undefined : wholeOf(facts, [...goals, ...fixed])
  if (!whole || !single) return undefined
  const { currency } = facts
  return aboveZero(
    worked(
      [
        [over(whole.sum, single.left), { unit: `${what}${whole.per ? ` a ${whole.per}` : ''}`, isUp: true }],
        ...(single.left.binds === 3 ? [] : [[single.left, { currency, label: 'Left of each' }] as const]),
      ],
      `Not included: ${single.hasCost ? '' : 'what each one costs you, '}${fixed.length > 0 ? '' : 'costs that don’t grow with each one, '}your own hours and tax.`,
    ),
  )
}

/** All that has to come in, in one period; undefined where another one is asked for than is told of. */
function wholeOf(facts: Facts, parts: readonly Fact[]): { sum: Term; per: string | null } | undefined {
  const periods = [...new Set(parts.flatMap(({ per }) => per ?? []))]
  const span = facts.one('span')
  const sum = sumUp(parts.map(facts.money))
  const asked = facts.period
  if (!sum || periods.length > 1) return undefined
  if (span)
    return asked === span.noun && isOfDays(span, periods) ? { sum: over(sum, number(span)), per: asked } : undefined
  return asked === null || periods.includes(asked) ? { sum, per: periods[0] ?? null } : undefined
}

/** A month of so many days. */
const isOfDays = ({ noun, value }: Fact, periods: readonly string[]) =>
  periods.length === 0 || (noun === 'day' && value > 7 && value <= 31 && periods.every((per) => per === 'month'))

const aboveZero = (found: Worked | undefined) => (found && found.result > 0 ? found : undefined)

const ofEach = /\b(?:per|each|every|a) (?:sale|order|[a-z]+)\b.{0,3}$|\beach\b/
const asksSales = /\bhow much\b.*\b(?:sell|sales|revenue|turn ?over|take in|bring in)\b/

/** The sales that pay for what is fixed, at a margin in percent. */
export function salesForMargin(facts: Facts): Worked | undefined {
  if (!facts.asks(asksSales) || !facts.says(/\bmargin\b|\bkeep\b|\bleft\b/)) return undefined
  const kept = facts.one('kept', 'share')
  const sum = sumUp(facts.many('fixed', 'unitCost', 'burn', 'goal').map(facts.money))
  if (!kept || !sum) return undefined
  const { currency } = facts
  return worked([[over(sum, percent(kept)), { currency }]], 'Not included: your own hours and tax.')
}

const asksKept = /\b(?:make|get|keep|left|profit|clear|earn|receive|net|end up|over|payout|remains?)\b/

/** What one sale leaves, after fees and its costs. */
export function leftOfSale(facts: Facts): Worked | undefined {
  if (!asksOfMoney(facts) || isMany(facts)) return undefined
  const told = facts.one('price') ?? facts.one('bare')
  const fees = facts.many('fee', 'share')
  const costs = facts.many('unitCost')
  const hasCosts = costs.length > 0
  const isReadable = hasCosts ? fees.length <= 2 : isFee(fees)
  if (!told || !isReadable || facts.has('kept', 'tax')) return undefined
  const price = reduced(facts, told)
  const { currency } = facts
  const rate = sumUp(fees.map(percent))
  const left = costs.map(facts.money).reduce(minus, afterRate(price, rate))
  const feeLine = rate && hasCosts ? [[times(price, rate), { currency, label: 'The fee' }] as const] : []
  const unit = hasCosts || ofEach.test(facts.ask) ? 'left of each' : ''
  return aboveZero(
    worked(
      [[left, { currency, unit }], ...feeLine],
      `Not included: ${hasCosts ? '' : 'what it costs you to make, '}costs that don’t grow with each one, your own hours and tax.`,
    ),
  )
}

const afterRate = (price: Term, rate: Term | undefined): Term => (rate ? times(price, minus(one, rate)) : price)

const asksOfMoney = (facts: Facts) => asksKept.test(questionOf(facts)) && !asksCount.test(questionOf(facts))
const isMany = (facts: Facts) =>
  facts.has('count', 'time', 'span', 'fixed', 'goal') || facts.all.some(({ per }) => isTime(per))
const isTime = (per: string | null) => /^(?:day|week|month|year)$/.test(per ?? '')
/** Who sells at a commission earns it. */
const isFee = (fees: readonly Fact[]) =>
  (fees.length === 1 || fees.length === 2) &&
  !fees.some(({ lead, trail }) => /\bat $/.test(lead) && /^ commission/.test(trail))

/** What is left of what comes in, after fees, costs and tax of the same time. */
export function leftOfIncome(facts: Facts): Worked | undefined {
  if (!asksOfMoney(facts)) return undefined
  const wages = wagesIn(facts)
  if (facts.has('count', 'time', 'goal', 'cash')) return undefined
  const told = facts.many('fixed', 'unitCost', 'burn', 'spend')
  const costs = [...told.map(facts.money), ...(wages ? [wages] : [])]
  const incomes = incomesIn(facts)
  const [fee, tax] = [facts.one('fee'), facts.one('tax')]
  const sum = sumUp(incomes.map(facts.money))
  const periods = [...new Set([...incomes, ...told].flatMap(({ per }) => per ?? []))]
  if (!sum || costs.length === 0 || !isOnly(facts.period, periods)) return undefined
  const before = costs.reduce(minus, fee ? times(sum, minus(one, percent(fee))) : sum)
  const left = tax ? times(before, minus(one, percent(tax))) : before
  const [per = null] = periods
  return worked(
    [
      [left, { currency: facts.currency, unit: isTime(per) ? `a ${per}` : '' }],
      [over(left, sum), { isPercent: true, label: 'Of what comes in' }],
    ],
    `Not included: your own hours${tax ? '' : ' and tax'}.`,
  )
}

function incomesIn(facts: Facts): Fact[] {
  if (facts.has('income')) return facts.many('income')
  return facts.has('price') ? facts.many('price') : facts.many('bare')
}

/** Whether all is told for one period, and no other is asked for. */
const isOnly = (asked: string | null, periods: readonly string[]) =>
  periods.length === 0 || (periods.length === 1 && (asked === null || periods.includes(asked)))

const asksLeave = /\bhow many\b.*\b(?:leave|lose|go|quit|cancel|drop)\b/

/** A new price in place of the old: how many may leave. */
export function newPrice(facts: Facts): Worked | undefined {
  const count = facts.one('count')
  const prices = facts.all.filter(({ role, isPercent }) => role !== 'count' && !isPercent)
  const [before, after] = prices
  if (!count || !before || !after || prices.length > 2 || count.per !== null) return undefined
  if (!asksLeave.test(facts.ask) || !facts.says(raises) || after.value <= before.value) return undefined
  facts.takes(prices)
  const { currency } = facts
  const now = times(number(count), facts.money(before))
  const may = minus(number(count), over(now, facts.money(after)))
  const found = worked([[may, { isDown: true, unit: 'can leave' }]])
  const stay = term(count.value - (found?.result ?? 0))
  const lines = worked([
    [times(stay, facts.money(after)), { currency, label: `With ${stay.shown} at the new price` }],
    [now, { currency, label: 'Now' }],
  ])
  return found && lines && { ...found, lines: [...found.lines, ...lines.lines] }
}

const raises = /\b(?:raise|raising|put (?:it|them|the price) up|go up|going up|increase|to|instead)\b/
const asksBack =
  /\b(?:pay|pays|paid|paying|earn|earns|earned) (?:it|itself|for itself|that|this|them|me|off|back)\b|\bpay ?back\b|\bpaid\b|\bworth it\b|\brecoup\w*\b|\bbreak[- ]?even\b|\bback\b/

/** How long something takes to pay for itself out of what it brings or saves. */
export function paidBack(facts: Facts): Worked | undefined {
  if (!facts.asks(asksBack) || !facts.asks(/\bhow (?:long|many)\b|\bwhen\b|\bpay ?back(?: time| period)?\b/))
    return undefined
  const period = facts.all.find(({ per }) => per !== null)?.per ?? ''
  const flows = facts.all.filter(({ per, isPercent }) => !isPercent && per === period)
  const each = flows.some(isCounted) ? facts.one('price') : undefined
  const lump = facts.only(({ per, isPercent }) => !isPercent && per === null)
  const out = flows.filter(isCost)
  const [gain, ...others] = flows.filter((flow) => !isCost(flow))
  if (!lump || !isTime(period) || !facts.takes(flows) || !gain || others.length > 0) return undefined
  const brings = each ? times(number(gain), facts.money(each)) : facts.money(gain)
  const net = out.map(facts.money).reduce(minus, brings)
  const left = out.length > 0 ? [[net, { currency: facts.currency, label: `Left of it a ${period}` }] as const] : []
  return aboveZero(
    worked(
      [[over(facts.money(lump), net), { unit: `${period}s` }], ...left],
      'Repairs, interest and your own time aren’t included.',
    ),
  )
}

const isCounted = ({ role, noun }: Fact) => role === 'count' || role === 'gained' || (noun !== null && role === 'bare')
