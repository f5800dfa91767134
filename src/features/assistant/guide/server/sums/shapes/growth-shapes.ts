import { roundedTo } from '#platform/format/figures.ts'
import { type Facts, percent, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, over, plus, power, type Term, term, times, valueOfTerm } from '../terms.ts'

const one = term(1)
const asksGrowth = /\bgrowth\b|\bgrow\b|\bgrew\b|\bgrown\b|\bincrease\b|\bpercent\b|%|\bdifference\b|\bup by\b/
const lately = /^ (?:this|now|last)\b|\bto $|\bnow\b/

/** From one month to the next in percent, and how long until a goal at that pace. */
export function growth(facts: Facts): Worked | undefined {
  if (!facts.says(asksGrowth) || !facts.says(/\b(?:month|week|year|from|was|before|now)\b/)) return undefined
  const order = twoInTime(facts)
  const goal = facts.one('goal')
  if (!order) return undefined
  const [before, now] = order
  const rate = minus(over(facts.money(now), facts.money(before)), one)
  if (goal) return untilGoal(facts, { now, goal, rate })
  return facts.asks(asksGrowth) ? worked([[rate, growthAs]], alone) : undefined
}

const growthAs = { isPercent: true, label: 'Growth' }
const alone = 'One step is no trend: two more of the same tell whether it holds.'
const mostPeriods = 600

function untilGoal(facts: Facts, { now, goal, rate }: { now: Fact; goal: Fact; rate: Term }): Worked | undefined {
  const value = valueOfTerm(rate) ?? 0
  if (value <= 0 || goal.value <= now.value) return undefined
  const periods = Math.ceil(Math.log(goal.value / now.value) / Math.log(1 + value) - 1e-9)
  if (!(periods > 0 && periods <= mostPeriods)) return undefined
  const unit = `${/\b(month|week|year|day)\b/.exec(facts.text)?.[1] ?? 'month'}${periods === 1 ? '' : 's'}`
  const at = times(facts.money(now), power(plus(one, rate), periods))
  const shown = `${facts.money(now).shown} × (1 + ${percent({ value: roundedTo(value * 100, 1) }).shown})^${periods}`
  const then = [
    { ...at, shown },
    { currency: facts.currency, label: `After ${periods} ${unit}` },
  ] as const
  const found = worked([then, [rate, growthAs]], alone)
  return (
    found && { ...found, result: periods, lines: [`At that pace it takes **${periods} ${unit}**.`, ...found.lines] }
  )
}

function twoInTime(facts: Facts): readonly [Fact, Fact] | undefined {
  const [first, second, ...others] = facts.many('income', 'bare', 'price')
  if (!first || !second || others.length > 0 || first.isPercent || second.isPercent) return undefined
  return inTime(first, second, facts.text)
}

function inTime(first: Fact, second: Fact, text: string): readonly [Fact, Fact] | undefined {
  if (/\bbefore\b|\bprevious\b|\bprior\b/.test(second.trail)) return [second, first]
  if (/^ (?:this|now)\b/.test(first.trail) && /^ last\b/.test(second.trail)) return [second, first]
  if (
    /\bfrom [^\d]{0,12}$/.test(text.slice(0, first.at)) ||
    lately.test(second.trail) ||
    /\b(?:now|to|this month) [^\d]{0,14}$/.test(text.slice(0, second.at))
  )
    return [first, second]
  return undefined
}

/** A start that grows by a share each period. */
export function compound(facts: Facts): Worked | undefined {
  const rate = facts.one('growth', 'interest', 'share')
  const span = facts.one('span')
  const start = facts.only(({ isPercent, role }) => !isPercent && role !== 'span')
  if (!facts.says(/\bgrow\w*|\bincreas\w*|\bcompound\b|\binterest\b/) || !rate || !span || !start) return undefined
  const periods = span.value * (periodsIn(rate, facts.text)[span.noun ?? ''] ?? 0)
  if (!Number.isInteger(periods) || periods < 1 || periods > mostPeriods) return undefined
  const grown = times(facts.money(start), power(plus(one, percent(rate)), periods))
  const what = start.noun && !start.isMoney ? { unit: `${start.noun}s` } : { currency: facts.currency }
  return worked(
    [[{ ...grown, shown: `${facts.money(start).shown} × (1 + ${percent(rate).shown})^${periods}` }, what]],
    'Few things grow by the same share for long; check it against what really comes in.',
  )
}

/** How many steps of growth a month or a year has. */
function periodsIn({ end }: Fact, text: string): Readonly<Record<string, number>> {
  const [, each, adverb] =
    /\b(?:(?:a|per|each|every) (day|week|month|year)|(monthly|weekly|yearly))\b/.exec(text.slice(end, end + 24)) ?? []
  const per = each ?? adverb?.replace(/ly$/, '')
  if (per === undefined) return {}
  return per === 'month' ? { month: 1, year: 12 } : { [per]: 1 }
}
