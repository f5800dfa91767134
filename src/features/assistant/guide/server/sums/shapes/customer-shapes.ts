import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import { minus, over, plus, term, times, valueOfTerm } from '../terms.ts'

const one = term(1)

/** Members at a monthly price, with those who come and go. */
export function subscription(facts: Facts): Worked | undefined {
  const lost = facts.one('lost')
  const gained = facts.one('gained')
  const price = facts.only(({ role, per }) => role === 'price' || (role === 'income' && per === 'month'))
  const start = facts.one('count')
  const span = facts.one('span')
  if (!start || !price || !span || !(lost || gained) || span.noun !== 'month') return undefined
  const net = minus(term(gained?.value ?? 0), term(lost?.value ?? 0))
  const after = plus(number(start), times(number(span), net))
  const { currency } = facts
  const what = /^ (?:[a-z]+ )?([a-z]+s)\b/.exec(start.trail)?.[1] ?? 'members'
  if ((valueOfTerm(after) ?? -1) < 0) return undefined
  return worked(
    [
      [after, { unit: `${what} after ${span.value} months` }],
      [times(after, facts.money(price)), { currency, label: 'A month then' }],
    ],
    'It takes the same number coming and going each month; with more members more usually leave.',
  )
}

const asksWin =
  /\b(?:win|lose|worth it|pay off|paid off|profit|plus|minus|cost me|per customer|a customer|each customer|cac|return|make|left)\b/

/** What was spent to win customers, against what they leave. */
export function adSpend(facts: Facts): Worked | undefined {
  const spend = facts.one('spend')
  const customers = facts.one('count', 'gained')
  if (!spend || !customers || !facts.asks(asksWin)) return undefined
  const price = facts.one('price', 'income')
  const kept = facts.one('kept', 'share')
  const { currency } = facts
  const costOfOne = over(facts.money(spend), number(customers))
  if (!price) return worked([[costOfOne, { currency, unit: 'a customer' }]], 'Your own hours for it aren’t included.')
  const each = kept ? times(facts.money(price), percent(kept)) : facts.money(price)
  const left = minus(times(number(customers), each), facts.money(spend))
  const result = valueOfTerm(left) ?? 0
  return worked(
    [
      [left, { currency, unit: result >= 0 ? 'won' : 'lost' }],
      [costOfOne, { currency, label: 'Cost to win one' }],
      ...(kept ? [[each, { currency, label: 'One customer leaves' }] as const] : []),
    ],
    `${kept ? '' : 'What the orders themselves cost isn’t included. '}It looks better for every customer who buys again, and worse by your hours.`,
  )
}

/** How long a customer takes to pay back what winning them cost. */
export function payback(facts: Facts): Worked | undefined {
  if (
    !facts.asks(/\bpay ?back\b|\bpays? (?:itself|me)? ?back\b|\bhow long\b|\bhow many months\b/) ||
    !facts.says(/\bcustomer|\bclient|\bcac\b|\bwin\b|\bmember|\bsubscri/)
  )
    return undefined
  const spend = facts.only(({ per, isPercent, role }) => !isPercent && per !== 'month' && role !== 'count')
  const price = facts.only(({ per, isPercent }) => !isPercent && per === 'month')
  const kept = facts.one('kept', 'share')
  if (!spend || !price) return undefined
  const month = kept ? times(facts.money(price), percent(kept)) : facts.money(price)
  return worked(
    [[over(facts.money(spend), month), { unit: 'months' }]],
    `${kept ? '' : 'What serving them costs isn’t included. '}Someone who leaves before that never paid it back.`,
  )
}

/** What a customer leaves over their time, from churn or months. */
export function lifetime(facts: Facts): Worked | undefined {
  if (
    !facts.says(
      /\bltv\b|\bclv\b|\blifetime\b|\b(?:customer|client|member|subscriber) (?:is )?worth\b|\bstays? (?:for )?(?:about )?\d[^?]*\bworth\b/,
    )
  )
    return undefined
  const [churn, kept] = [facts.one('churn'), facts.one('kept', 'share')]
  const span = facts.one('span')
  const price = facts.only(({ isPercent, role }) => !isPercent && role !== 'span' && role !== 'count')
  if (!price || (churn === undefined) === (span === undefined) || (price.per !== 'month' && !price.perEach))
    return undefined
  const month = kept ? times(facts.money(price), percent(kept)) : facts.money(price)
  const months = span && (span.noun === 'year' ? times(number(span), term(12)) : number(span))
  const value = churn ? over(month, percent(churn)) : months && times(month, months)
  return (
    value &&
    worked(
      [[value, { currency: facts.currency }]],
      `${kept ? '' : 'What serving them costs isn’t included. '}Count with half of that time until you have seen it.`,
    )
  )
}

const asksLeave = /\bhow many\b.*\b(?:leave|lose|go|quit|cancel|walk|stop)\b/
const raisedTo =
  /\b(?:go|going|went|put (?:it|them|the price|my price)|raise (?:it|them|the price|my price)|move|up|price) (?:up )?to $/

/** How many may leave after a rise to a new price before less is left than now. */
export function raisedPrice(facts: Facts): Worked | undefined {
  if (!facts.asks(asksLeave)) return undefined
  const clients = facts.one('count')
  const raised = facts.only(({ role, lead }) => (role === 'bare' || role === 'price') && raisedTo.test(lead))
  const now = facts.one('price', 'bare', 'income')
  const costs = facts.many('unitCost', 'burn', 'fixed')
  const isOfEach = costs.every(({ lead }) => /\beach\b|\bper\b|\bevery\b/.test(lead))
  if (!clients || !raised || !now || costs.length > 1 || !isOfEach || !Number.isInteger(clients.value)) return undefined
  const [cost] = costs.map(facts.money)
  const left = cost ? minus(facts.money(raised), cost) : facts.money(raised)
  if (raised.value <= now.value || (valueOfTerm(left) ?? 0) <= 0) return undefined
  const rise = minus(facts.money(raised), facts.money(now))
  return worked(
    [[over(times(number(clients), rise), left), { isDown: true, unit: 'may leave' }]],
    `${cost ? '' : 'What each one costs you isn’t included. '}With one more gone, less is left than today; the hours that this frees aren’t counted.`,
  )
}

/** A price rise over all customers, with those who leave, and how many may. */
export function priceRise(facts: Facts): Worked | undefined {
  const rise = facts.one('growth', 'added')
  const clients = facts.one('count')
  const price = facts.only(
    ({ role, isPercent, perEach, per, isMoney }) =>
      !isPercent &&
      (role === 'price' || perEach || (isMoney && role === 'bare') || (role === 'income' && per === 'month')),
  )
  const gone = facts.one('lost')
  if (!rise || !clients || !price || !Number.isInteger(clients.value)) return undefined
  const { currency } = facts
  const per = price.per && price.per !== 'each' ? `a ${price.per}` : ''
  const raised = times(facts.money(price), plus(one, percent(rise)))
  const now = times(number(clients), facts.money(price))
  if (facts.asks(asksLeave)) {
    const may = minus(number(clients), over(now, raised))
    const found = worked([[may, { isDown: true, unit: 'can leave' }]])
    const many = found?.result ?? 0
    return (
      found && {
        ...found,
        lines: [
          ...found.lines,
          ...(worked([
            [times(term(clients.value - many), raised), { currency, unit: per, label: `With ${clients.value - many}` }],
            [
              times(term(clients.value - many - 1), raised),
              { currency, unit: per, label: `With ${clients.value - many - 1}` },
            ],
            [now, { currency, unit: per, label: 'Now' }],
          ])?.lines ?? []),
        ],
      }
    )
  }
  const stay = gone ? minus(number(clients), number(gone)) : number(clients)
  const then = times(stay, raised)
  return worked(
    [
      [then, { currency, unit: per }],
      [minus(then, now), { currency, label: 'Compared with now' }],
    ],
    'It holds if the others stay and pay it; the hours that a leaving client frees aren’t included.',
  )
}

/** A package of several at a reduced price, against single ones. */
export function packageDeal(facts: Facts): Worked | undefined {
  if (!facts.says(/\b(?:package|bundle|pack|block|card|sessions|lessons|classes)\b/)) return undefined
  const [count, price, off] = [facts.one('count'), facts.one('price', 'bare'), facts.one('off')]
  const span = facts.one('span')
  if (!count || !price || !off) return undefined
  const single = times(number(count), facts.money(price))
  const whole = times(single, minus(one, percent(off)))
  const { currency } = facts
  const lost = times(single, percent(off))
  const losing = [lost, { currency, unit: 'less than single ones' }] as const
  const each = [over(lost, number(count)), { currency, label: 'Less for each' }] as const
  if (facts.asks(/\b(?:lose|less|compared|save|difference|cheaper)\b/)) return worked([losing, each])
  if (span)
    return worked(
      [
        [over(whole, number(span)), { currency, unit: `a ${span.noun}` }],
        [whole, { currency, label: 'The package' }],
      ],
      'Say before what happens when someone stops paying halfway.',
    )
  return worked([[whole, { currency }], losing], 'It pays where it brings people back who would have come once.')
}
