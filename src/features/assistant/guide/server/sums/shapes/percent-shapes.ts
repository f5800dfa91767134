import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import type { Fact, Role } from '../roles/role.ts'
import { minus, over, plus, type Term, term, times } from '../terms.ts'
import { consumption, onePercent } from './one-percent.ts'
import { asksCount, questionOf } from './question.ts'

const one = term(1)
const onTop = /\b(?:on top|plus|add\w*|then|extra|excluding|excl|before (?:tax|vat|gst)|sales tax)\b|\+/
const asksWhole =
  /\b(?:what|which) (?:price|rate|fee|amount)|\b(?:what|how much) (?:do|should|must|would|have|shall) (?:i (?:have )?(?:to )?)?(?:charge|ask|set|invoice|bill|earn|make|sell|quote)\b|\bprice (?:do|should|must)\b|\bshould the price\b/

/** What has to come in so that so much is kept after a share of it: `keep 70 after a 30% fee`. */
export function beforeShare(facts: Facts): Worked | undefined {
  if (!facts.asks(asksWhole)) return undefined
  const ofPrice = facts.all.find(
    ({ isPercent, trail }) => isPercent && /^ of (?:the|my|its) (?:selling |sales? )?price\b/.test(trail),
  )
  const cost = ofPrice && facts.one('unitCost', 'bare')
  if (cost && facts.only((fact) => fact === ofPrice))
    return worked([[over(facts.money(cost), percent(ofPrice)), { currency: facts.currency }]])
  const kept = facts.one('goal', 'income', 'bare')
  const away = facts.many('fee', 'tax', 'share')
  const [first, ...others] = away.map(percent)
  if (!kept || !first || others.length > 0 || !facts.says(/\bafter\b|\bkeep\b|\bleft\b|\btakes?\b|\bclear\b/))
    return undefined
  const whole = over(facts.money(kept), minus(one, first))
  return worked([
    [whole, { currency: facts.currency }],
    [times(whole, first), { currency: facts.currency, label: 'Taken off' }],
  ])
}

/** One sum with percents taken off it and put on it, in the order that they are told in. */
export function percentChain(facts: Facts): Worked | undefined {
  if (isOther(facts)) return undefined
  const base = baseOf(facts)
  const shares = facts.all.filter(({ isPercent }) => isPercent)
  const [first, ...others] = shares
  if (!base || !first || shares.length > 3 || !facts.takes(shares)) return undefined
  if (others.length === 0) return onePercent(facts, base, first)
  let whole: Term = base
  for (const share of shares) {
    const step = stepOf(share, facts)
    if (!step) return undefined
    whole = step(whole)
  }
  return worked([[whole, { currency: facts.currency }]], 'Each percentage is of what was there before it.')
}

/** Where percents are something else, or things are asked for and not money. */
const isOther = (facts: Facts) =>
  asksCount.test(questionOf(facts)) ||
  (facts.has('unitCost') && asksWhole.test(facts.ask)) ||
  facts.has('interest', 'stake', 'churn') ||
  facts.says(/\bmargin\b|\bmark-?up\b/)

type Step = (sum: Term) => Term

/** Whether a share goes off the sum or on it; undefined where that isn’t said. */
function stepOf(share: Fact, { text }: Facts): Step | undefined {
  const way = wayOfRole[share.role] ?? wayOf(`${share.wide} ${text.slice(share.at, share.end)} ${share.trail}`, share)
  if (way === undefined) return undefined
  return (sum) => times(sum, (way === 'on' ? plus : minus)(one, percent(share)))
}

const wayOfRole: Readonly<Partial<Record<Role, 'on' | 'off'>>> = { off: 'off', fee: 'off', added: 'on', growth: 'on' }

function wayOf(around: string, { role }: Fact): 'on' | 'off' | undefined {
  const isTax = role === 'tax'
  if (isTax ? consumption.test(around) || onTop.test(around) : /\b(?:on top|plus|add)\b/.test(around)) return 'on'
  return /\b(?:minus|less|after|off|take[sn]?)\b/.test(around) ? 'off' : undefined
}

/** The only money that is told, or so many at a price. */
function baseOf(facts: Facts): Term | undefined {
  const many = facts.only(({ role, per }) => (role === 'count' || role === 'span') && per === null)
  const base = facts.only(({ isPercent, role }) => !isPercent && role !== 'count' && role !== 'time' && role !== 'span')
  if (!base) return undefined
  return many ? times(number(many), facts.money(base)) : facts.money(base)
}
