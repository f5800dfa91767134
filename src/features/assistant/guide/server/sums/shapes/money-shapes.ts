import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import type { Fact } from '../roles/role.ts'
import { minus, over, plus, power, sumUp, type Term, term, times, valueOfTerm } from '../terms.ts'

const one = term(1)
const asksLong = /\bhow long\b|\bhow many (?:months|weeks)\b|\bwhen (?:do|does|will|am|are|is)\b|\brunway\b|\blast\b/

/** In a list of what a month costs, stuff is no cost of each sale. */
const isMonthly = ({ per, perEach }: Fact) => !perEach && (per === null || per === 'month')
const hasMoney = /\b(?:left|have|has|raised|got|account|there is|funding|runway)\b/

/** Cash by what a month takes out of it. */
export function runway(facts: Facts): Worked | undefined {
  if (!facts.asks(asksLong)) return undefined
  const cash = facts.one('cash') ?? (facts.says(hasMoney) ? facts.one('bare') : undefined)
  const burns = [
    ...facts.many('burn', 'fixed', 'spend', 'goal'),
    ...facts.many('unitCost').filter(isMonthly),
    ...listed(facts),
  ]
  const incomes = facts.many('income', 'price')
  const [period, ...others] = new Set([...burns, ...incomes].map(({ per }) => per ?? 'month'))
  const out = sumUp(burns.map(facts.money))
  if (!cash || !out || others.length > 0 || (period !== 'month' && period !== 'week')) return undefined
  const net = incomes.reduce((rest, income) => minus(rest, facts.money(income)), out)
  const left = valueOfTerm(net)
  if (left !== undefined && left <= 0)
    return {
      shown: net.shown,
      result: left,
      lines: [
        `${net.shown} = **${facts.moneyText(left)}** a ${period}: nothing goes out on balance, so the money doesn’t run out at this pace.`,
      ],
    }
  return worked(
    [
      [over(facts.money(cash), net), { unit: `${period}s` }],
      ...(incomes.length > 0 ? [[net, { currency: facts.currency, label: `Out a ${period}` }] as const] : []),
    ].map(([sum, as]) => [sum, as] as const) as never,
    'Tax, yearly bills and invoices that aren’t paid yet aren’t included.',
  )
}

/** What is only named beside what goes out goes out too: `rent 900, food 400, other 300 a month`. */
function listed(facts: Facts): Fact[] {
  const isNamed = ({ role, noun, isPercent, per, lead }: Fact) =>
    role === 'bare' &&
    !isPercent &&
    (noun === null || /^(?:month|week)$/.test(per ?? '')) &&
    /[a-z]/.test(lead) &&
    !earns.test(lead)
  const found = facts.all.filter(isNamed)
  return found.length > 0 && facts.takes(found) ? found : []
}
const earns = /\b(?:earn|make|income|revenue|comes? in|bring|sales|get|have|left|saved|account)\b/

const isLoan = /\b(?:loan|borrow\w*|mortgage|credit|finance)\b/

/** The equal monthly payment of a loan, and its interest over the whole time. */
export function loan(facts: Facts): Worked | undefined {
  if (!facts.says(isLoan)) return undefined
  const interest = facts.one('interest', 'share')
  const span = facts.one('span')
  const sum = facts.only(({ isPercent, role }) => !isPercent && role !== 'span')
  if (!interest || !span || !sum || interest.value <= 0 || interest.value > 100) return undefined
  const months = span.value * (span.noun === 'year' ? 12 : 1)
  if (!['year', 'month'].includes(span.noun ?? '') || !Number.isInteger(months) || months < 1 || months > 600)
    return undefined
  const monthly = over(percent(interest), term(12))
  const grown = power(plus(one, monthly), months)
  const formula = times(facts.money(sum), over(monthly, minus(one, over(one, grown))))
  const payment = {
    ...formula,
    shown: `${facts.money(sum).shown} over ${months} months at ${percent(interest).shown} a year`,
  }
  const total = minus(times(term(months), formula), facts.money(sum))
  const { currency } = facts
  const interestOf = [
    { ...total, shown: `${months} payments − ${facts.money(sum).shown}` },
    { currency, label: 'Interest in all' },
  ] as const
  const paid = [payment, { currency, unit: 'a month' }] as const
  return worked(
    /\binterest\b/.test(facts.ask) && !/\bmonthly\b/.test(facts.ask) ? [interestOf, paid] : [paid, interestOf],
    'That’s with equal payments at the end of each month and the yearly rate split in twelve; fees and insurance of the loan aren’t included.',
  )
}

const isStake = /\b(?:worth|valu\w+|a lot|invest\w*|stake|equity)\b/

/** So much for a share: what the whole is said to be worth. */
export function valuation(facts: Facts): Worked | undefined {
  if (!facts.says(isStake)) return undefined
  const [stake, sum] = [
    facts.one('stake', 'share'),
    facts.only(({ isPercent, isMoney, role }) => !isPercent && (isMoney || role === 'bare')),
  ]
  if (!stake || !sum || stake.value <= 0 || stake.value >= 100) return undefined
  const whole = over(facts.money(sum), percent(stake))
  const { currency } = facts
  return worked(
    [
      [whole, { currency, label: 'With the money in it' }],
      [minus(whole, facts.money(sum)), { currency, label: 'Before it' }],
    ],
    'That’s what the offer says, not what it’s worth: compare it with a year’s profit after a wage for you.',
  )
}

/** What is put aside of everything that came in. */
export function taxPot(facts: Facts): Worked | undefined {
  const tax = facts.one('tax')
  const incomes = facts.many('income', 'bare', 'price')
  if (
    !tax ||
    facts.asks(/\b(?:can|may) i (?:spend|keep)\b|\bleft\b|\bremain\w*|\btake home\b/) ||
    !facts.says(/\b(?:set|put|save|pot|aside|keep back|owe|away)\b/)
  )
    return undefined
  const sum: Term | undefined = sumUp(incomes.map(facts.money))
  if (!sum) return undefined
  const parts =
    incomes.length > 1
      ? incomes.map((income) => [times(percent(tax), facts.money(income)), { currency: facts.currency }] as const)
      : []
  return worked(
    [[times(percent(tax), sum), { currency: facts.currency }], ...parts],
    'Which share is right depends on your country and on your costs; an accountant can tell you.',
  )
}

/** A sum among several, in equal parts or by a share. */
export function split(facts: Facts): Worked | undefined {
  if (!facts.says(/\b(?:split|shared?|divide|between|among|payments?|instal\w*)\b/)) return undefined
  const sum = facts.only(
    ({ isPercent, isMoney, role }) =>
      !isPercent && (isMoney || role === 'bare' || role === 'price' || role === 'income'),
  )
  const among = facts.one('count', 'share')
  const isPayments = /^(?:payment|instal+ment)$/.test(among?.noun ?? '')
  if (!sum || !among || (facts.says(/\bpayments?\b|\binstal/) && !isPayments)) return undefined
  if (!among.isPercent)
    return worked([[over(facts.money(sum), number(among)), { currency: facts.currency, unit: 'each' }]])
  const share = times(facts.money(sum), percent(among))
  return worked([
    [share, { currency: facts.currency }],
    [minus(facts.money(sum), share), { currency: facts.currency, label: 'The rest' }],
  ])
}
