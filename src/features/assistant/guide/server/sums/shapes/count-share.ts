import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, over, type Term, term, times } from '../terms.ts'
import { questionOf } from './question.ts'

/** Shares that make up the whole: what each is of the sum. */
export function splitByShares(facts: Facts): Worked | undefined {
  const shares = facts.all.filter(({ isPercent }) => isPercent)
  const whole = shares.reduce((so, { value }) => so + value, 0)
  if (shares.length < 2 || Math.abs(whole - 100) > 0.01) return undefined
  const people = facts.only(({ role, value }) => role === 'count' && value === shares.length)
  const sum = facts.only(({ isPercent }) => !isPercent)
  if (!sum || (people && people.per !== null) || !facts.takes(shares)) return undefined
  return worked(shares.map((share) => [times(facts.money(sum), percent(share)), { currency: facts.currency }] as const))
}

const asksNeeded = /\b(?:need|needed|to get|for \d|takes?|require\w*|have to|must)\b/
const asksMoney = /\b(?:cost|spend|how much|budget|make|earn|bring|revenue|income|sales|takings)\b/
const ofThose = /\bof (?:those|them|these|whom|which)\b|\bthen\b/

/** So many of a hundred: how many that is, how many it takes, and what those cost. */
export function shareOfCount(facts: Facts): Worked | undefined {
  const shares = facts.many('share', 'churn', 'growth', 'fee', 'kept')
  const count = facts.only(({ noun, isMoney, role }) => noun !== null && !isMoney && role !== 'time' && role !== 'span')
  const cost = facts.one('unitCost', 'price', 'spend') ?? facts.one('bare')
  if (!count || shares.length === 0 || (shares.length > 1 && !facts.says(ofThose))) return undefined
  const isNeeded = asksNeeded.test(cost ? facts.text : questionOf(facts))
  const many = manyOf(facts, { shares, count, isNeeded })
  const what = thingsIn(facts, count)
  const counted = [many, { isUp: isNeeded, ...(what ? { unit: what } : {}) }] as const
  const note = 'It holds as long as the rate stays the same.'
  if (!cost) return what ? worked([counted], note) : undefined
  const money = [times(many, facts.money(cost)), { currency: facts.currency }] as const
  return facts.asks(asksMoney) ? worked([money, counted], note) : undefined
}

type Counted = { shares: readonly Fact[]; count: Fact; isNeeded: boolean }

function manyOf(facts: Facts, { shares, count, isNeeded }: Counted): Term {
  const isRest = shares.length === 1 && /\b(?:left|remain\w*|stay|over)\b/.test(questionOf(facts))
  const parts = shares.map((share) => (isRest ? minus(term(1), percent(share)) : percent(share)))
  return parts.reduce(isNeeded ? over : times, number(count))
}

/** What is counted, as it is asked for. */
function thingsIn({ ask }: Facts, { trail }: Fact): string | undefined {
  const asked = /\bhow many ([a-z]+)/.exec(ask)?.[1]
  const isVerb = asked !== undefined && /^(?:are|is|will|would|do|of|stay|remain)$/.test(asked)
  return isVerb ? (/^ ([a-z]+)/.exec(trail)?.[1] ?? '') : asked
}
