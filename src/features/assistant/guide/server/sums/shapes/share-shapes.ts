import { type Facts, number, type Worked, worked } from '../facts.ts'
import { type Fact, isCost } from '../roles/role.ts'
import { minus, over, plus, sumUp, type Term, term, times } from '../terms.ts'
import { questionOf } from './question.ts'

const words = /[a-z]+/g
const winners = /^(?:customer|client|sale|buyer|order|subscriber|bought|signup|member|booking)$/

/** A month is none of those that are counted. */
const asksOne = /\b(?:average|each|apiece|cpl|cac|cpa)\b|\b(?:per|one|an?)\b(?! (?:day|week|month|year)\b)/

/** Money over so many: the average, or what one of them costs. */
export function average(facts: Facts): Worked | undefined {
  const question = questionOf(facts)
  if (!asksOne.test(question) && !/\baverage\b|\bper\b(?! (?:day|week|month|year)\b)/.test(facts.ask)) return undefined
  const pair = priced(facts)
  const counts = facts.all.filter((fact) => isCounted(fact) && fact !== pair?.count)
  const sums = facts.all.filter((fact) => !counts.includes(fact) && fact !== pair?.count && fact !== pair?.price)
  const by = askedOf(counts, question)
  if (
    !by ||
    counts.length > 2 ||
    ((sums.length > 0 || !pair) && !areLikeMoney(sums)) ||
    !sums.every((sum) => facts.only((fact) => fact === sum))
  )
    return undefined
  for (const count of counts) facts.only((fact) => fact === count)
  const whole = sumUp([...(pair ? [pair.sum] : []), ...sums.map(facts.money)])
  if (!whole) return undefined
  const { currency } = facts
  const each = (count: Fact): Term => over(whole, number(count))
  const other = counts.find((count) => count !== by)
  const note = sums.some(isCost) || facts.has('spend') ? ['Your own hours aren’t included.'] : []
  return worked(
    [
      [each(by), { currency, unit: 'each' }],
      ...(other ? [[each(other), { currency, label: `For each ${other.noun}` }] as const] : []),
    ],
    ...note,
  )
}

/** `3 kg at 1.20 a kg`: what they come to. */
function priced(facts: Facts) {
  const price = facts.all.find(
    ({ per, noun, isPercent }) =>
      !isPercent && noun === null && per !== null && facts.all.some((one) => one.noun === per && one.per === null),
  )
  const count = price && facts.all.find(({ noun, per }) => noun === price.per && per === null)
  if (!price || !count) return undefined
  facts.only((fact) => fact === price)
  facts.only((fact) => fact === count)
  return { price, count, sum: times(number(count), facts.money(price)) }
}

const moneyNoun = /^(?:revenue|sale|turnover|profit|income|taking)$/
const isCounted = ({ noun, isMoney, isPercent, per, trail }: Fact) =>
  noun !== null &&
  !isMoney &&
  !isPercent &&
  per === null &&
  !(moneyNoun.test(noun) && !/^ sales\b(?! (?:from|with|over))/.test(trail))

const areLikeMoney = (sums: readonly Fact[]) =>
  sums.length > 0 &&
  sums.every(({ isPercent, noun, isMoney }) => !isPercent && (isMoney || noun === null || moneyNoun.test(noun))) &&
  (sums.length === 1 || sums.every((sum) => isCost(sum) || sum.role === 'bare'))

/** The things that the question names, or those that were won. */
function askedOf(counts: readonly Fact[], question: string): Fact | undefined {
  const named = new Set(question.match(words) ?? [])
  const isNamed = ({ noun }: Fact) =>
    noun !== null && (named.has(noun) || named.has(`${noun}s`) || named.has(`${noun}es`))
  const found = counts.filter(isNamed)
  if (found.length === 1) return found[0]
  if (counts.length === 1) return counts[0]
  const won = counts.filter(({ noun }) => winners.test(noun ?? ''))
  return won.length === 1 && [...named].some((word) => winners.test(word)) ? won[0] : undefined
}

const asksShare = /\bpercent\w*\b|%|\bshare\b|\bfraction\b/

/** A part of a sum in percent: `2,400 of my 8,000`, or one of two parts beside the other. */
export function shareOfSum(facts: Facts): Worked | undefined {
  const [first, second] = facts.all
  if (!asksShare.test(questionOf(facts)) || !first || !second || facts.all.length > 2) return undefined
  if (facts.all.some(({ isPercent, role }) => isPercent || role === 'time')) return undefined
  facts.takes(facts.all)
  if (changes.test(facts.ask)) return changed(facts, first, second)
  const [part, whole] = first.value <= second.value ? [first, second] : [second, first]
  const isOf = whole === second && /^[^.]*\b(?:of|out of)\b/.test(whole.wide)
  if (isOf || isWhole.test(`${whole.lead} # ${whole.trail}`))
    return worked([[over(facts.money(part), facts.money(whole)), { isPercent: true }]])
  const asked = questionOf(facts).match(words)?.at(-1) ?? ''
  const [one, ...others] = facts.all.filter(({ wide }) => wide.split(' ').includes(asked))
  if (!one || others.length > 0) return undefined
  return worked([[over(facts.money(one), plus(facts.money(first), facts.money(second))), { isPercent: true }]])
}

const changes = /\b(?:grow\w*|grew|increase\w*|rise|rose|change\w*|drop\w*|f[ae]ll|down|up|more|less)\b/
const isWhole = /\b(?:total|altogether|revenue|turnover|income|all|whole|budget|sales|everything)\b/
const isBefore = /\b(?:last|before|previous|earlier|was|used to be)\b/

/** From one to the other in percent, in the order that they are told in unless the words turn it. */
function changed(facts: Facts, first: Fact, second: Fact): Worked | undefined {
  const isTurned = isBefore.test(`${second.lead} ${second.trail}`) && !isBefore.test(`${first.lead} ${first.trail}`)
  const [from, to] = isTurned ? [second, first] : [first, second]
  return worked([[minus(over(facts.money(to), facts.money(from)), term(1)), { isPercent: true, label: 'Change' }]])
}

/** Several amounts of money as one. */
export function total(facts: Facts): Worked | undefined {
  if (!/\b(?:total|altogether|in all|all together|add up|sum)\b/.test(questionOf(facts))) return undefined
  const sums = facts.all.filter(({ isPercent, noun, per }) => !isPercent && noun === null && per === facts.all[0]?.per)
  if (sums.length < 2 || !sums.every((sum) => facts.only((fact) => fact === sum))) return undefined
  const whole = sumUp(sums.map(facts.money))
  const per = sums[0]?.per
  return whole && worked([[whole, { currency: facts.currency, ...(per ? { unit: `a ${per}` } : {}) }]])
}
