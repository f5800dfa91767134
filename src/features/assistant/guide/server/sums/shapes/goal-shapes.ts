import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import { all, minus, over, plus, type Term, term, times } from '../terms.ts'
import { wagesIn } from './flow-shape.ts'
import { asksCount, questionOf } from './question.ts'
import { leftOfOne } from './unit-shapes.ts'

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
  const periods = new Set([...goals, ...fixed].flatMap(({ per }) => per ?? []))
  const single = leftOfOne(facts)
  const span = facts.one('span')
  const asked = facts.period
  if (span ? asked !== span.noun || periods.size > 0 : asked !== null && !periods.has(asked)) return undefined
  const sum = all([...goals, ...fixed].map(facts.money))
  if (goals.length > 1 || !sum || !single || periods.size > 1) return undefined
  const per = span?.noun ?? [...periods][0]
  const whole = span ? over(sum, number(span)) : sum
  const { currency } = facts
  const found = worked(
    [
      [over(whole, single.left), { unit: `${what}${per ? ` a ${per}` : ''}`, isUp: true }],
      ...(single.left.binds === 3 ? [] : [[single.left, { currency, label: 'Left of each' }] as const]),
    ],
    `Not in there: ${single.hasCost ? '' : 'what each one costs you, '}${fixed.length > 0 ? '' : 'costs that don’t grow with each one, '}your own hours and tax.`,
  )
  return found && found.result > 0 ? found : undefined
}

const ofEach = /\b(?:per|each|every|a) (?:sale|order|[a-z]+)\b.{0,3}$|\beach\b/
const asksSales = /\bhow much\b.*\b(?:sell|sales|revenue|turn ?over|take in|bring in)\b/

/** The sales that pay for what is fixed, at a margin in percent. */
export function salesForMargin(facts: Facts): Worked | undefined {
  if (!facts.asks(asksSales) || !facts.says(/\bmargin\b|\bkeep\b|\bleft\b/)) return undefined
  const kept = facts.one('kept', 'share')
  const sum = all(facts.many('fixed', 'unitCost', 'burn', 'goal').map(facts.money))
  if (!kept || !sum) return undefined
  const { currency } = facts
  return worked([[over(sum, percent(kept)), { currency }]], 'Not in there: your own hours and tax.')
}

const asksKept = /\b(?:make|get|keep|left|profit|clear|earn|receive|net|end up|over|payout|remains?)\b/

/** What one sale leaves, after fees and its costs. */
export function leftOfSale(facts: Facts): Worked | undefined {
  if (
    !asksKept.test(questionOf(facts)) ||
    asksCount.test(questionOf(facts)) ||
    facts.has('count', 'time', 'span', 'fixed', 'goal')
  )
    return undefined
  if (facts.all.some(({ per }) => /^(?:day|week|month|year)$/.test(per ?? ''))) return undefined
  const told = facts.one('price') ?? facts.one('bare')
  const fees = facts.many('fee', 'share')
  const costs = facts.many('unitCost')
  // Who sells at a commission earns it.
  if (costs.length === 0 && fees.some(({ lead, trail }) => /\bat $/.test(lead) && /^ commission/.test(trail)))
    return undefined
  const off = facts.one('off')
  if (!told || fees.length + costs.length === 0 || fees.length > 2 || facts.has('kept', 'tax')) return undefined
  const price = off ? times(facts.money(told), minus(one, percent(off))) : facts.money(told)
  const { currency } = facts
  const rate = fees.map(percent).reduce<Term | undefined>((so, fee) => (so ? plus(so, fee) : fee), undefined)
  const afterFee = rate ? times(price, minus(one, rate)) : price
  const left = costs.reduce((rest, cost) => minus(rest, facts.money(cost)), afterFee)
  const found = worked(
    [
      [left, { currency, unit: costs.length > 0 || ofEach.test(facts.ask) ? 'left of each' : '' }],
      ...(rate && costs.length > 0 ? [[times(price, rate), { currency, label: 'The fee' }] as const] : []),
    ],
    `Not in there: ${costs.length > 0 ? '' : 'what it costs you to make, '}costs that don’t grow with each one, your own hours and tax.`,
  )
  return found && found.result > 0 ? found : undefined
}

/** What is left of what comes in, after fees, costs and tax of the same time. */
export function leftOfIncome(facts: Facts): Worked | undefined {
  if (!asksKept.test(questionOf(facts)) || asksCount.test(questionOf(facts))) return undefined
  const wages = wagesIn(facts)
  if (facts.has('count', 'time', 'goal', 'cash')) return undefined
  const costs = facts.many('fixed', 'unitCost', 'burn', 'spend')
  const incomes = facts.has('income')
    ? facts.many('income')
    : facts.has('price')
      ? facts.many('price')
      : facts.many('bare')
  const [fee, tax] = [facts.one('fee'), facts.one('tax')]
  const sum = all(incomes.map(facts.money))
  const periods = new Set([...incomes, ...costs].flatMap(({ per }) => per ?? []))
  if (!sum || (costs.length === 0 && !wages) || periods.size > 1) return undefined
  const { currency } = facts
  const afterFee = fee ? times(sum, minus(one, percent(fee))) : sum
  const before = [...costs.map(facts.money), ...(wages ? [wages] : [])].reduce(minus, afterFee)
  const left = tax ? times(before, minus(one, percent(tax))) : before
  const [per] = periods
  const asked = facts.period
  if (asked !== null && per !== undefined && asked !== per) return undefined
  return worked(
    [
      [left, { currency, unit: per && /^(?:day|week|month|year)$/.test(per) ? `a ${per}` : '' }],
      [over(left, sum), { isPercent: true, label: 'Of what comes in' }],
    ],
    `Not in there: your own hours${tax ? '' : ' and tax'}.`,
  )
}

const asksLeave = /\bhow many\b.*\b(?:leave|lose|go|quit|cancel|drop)\b/

/** A new price in place of the old: how many may leave, or what comes in. */
export function newPrice(facts: Facts): Worked | undefined {
  const count = facts.one('count')
  const [before, after, ...others] = facts.all.filter(({ role, isPercent }) => role !== 'count' && !isPercent)
  if (!count || !before || !after || others.length > 0 || count.per !== null) return undefined
  if (!facts.says(/\b(?:raise|raising|put (?:it|them|the price) up|go up|going up|increase|to|instead)\b/))
    return undefined
  if (!asksLeave.test(facts.ask) || after.value <= before.value) return undefined
  facts.only((fact) => fact === before)
  facts.only((fact) => fact === after)
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

const asksBack =
  /\b(?:pay|pays|paid|paying|earn|earns|earned) (?:it|itself|for itself|that|this|them|me|off|back)\b|\bpay ?back\b|\bpaid\b|\bworth it\b|\brecoup\w*\b|\bbreak[- ]?even\b|\bback\b/

/** How long something takes to pay for itself out of what it brings or saves. */
export function paidBack(facts: Facts): Worked | undefined {
  if (!facts.asks(asksBack) || !facts.asks(/\bhow (?:long|many)\b|\bwhen\b/)) return undefined
  const period = facts.all.find(({ per }) => per !== null)?.per ?? ''
  const flows = facts.all.filter(({ per, isPercent }) => !isPercent && per === period)
  const many = flows.find(
    ({ role, noun }) => role === 'count' || role === 'gained' || (noun !== null && role === 'bare'),
  )
  const each = many && facts.one('price')
  const lump = facts.only(({ per, isPercent }) => !isPercent && per === null)
  if (!lump || !/^(?:day|week|month|year)$/.test(period)) return undefined
  if (!flows.every((flow) => facts.only((fact) => fact === flow))) return undefined
  const gains = flows.filter(({ role }) => role !== 'burn' && role !== 'fixed' && role !== 'unitCost')
  const out = flows.filter((flow) => !gains.includes(flow))
  const [gain, ...others] = gains
  if (!gain || others.length > 0) return undefined
  const brings = each ? times(number(gain), facts.money(each)) : facts.money(gain)
  const net = out.reduce((rest, cost) => minus(rest, facts.money(cost)), brings)
  const found = worked(
    [
      [over(facts.money(lump), net), { unit: `${period}s` }],
      ...(out.length > 0 ? [[net, { currency: facts.currency, label: `Left of it a ${period}` }] as const] : []),
    ],
    'Repairs, interest and your own time aren’t in there.',
  )
  return found && found.result > 0 ? found : undefined
}
