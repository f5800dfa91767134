import { type Worked, worked } from '../facts.ts'
import { minus, over, percentOf, type Term, term, times, valueOfTerm } from '../terms.ts'
import { type Entry, isPeriod, isTime } from './entry.ts'
import { type Flow, flowOf, netOf, sumUp } from './flow.ts'
import type { Ledger } from './ledger.ts'
import { asks } from './question.ts'

/** What is left, or what it costs: in all, an hour, for each, or somebody’s share of it. */
export function left(ledger: Ledger): Worked | undefined {
  const divisor = ledger.asks(asks.hourly) ? hoursIn : ledger.asks(asks.piece) ? piecesIn : undefined
  const mine = myPercent(ledger)
  const isCost = ledger.asks(asks.piece) && !ledger.asks(/\b(?:make|left|get|earn|profit|keep|clear|net)\b/)
  const flow = flowOf(ledger, isCost)
  const isTaken =
    ledger.asks(/\b(?:do|does|will|would) (?:they|it|he|she|stripe|paypal|etsy) (?:take|keep|charge)\b|\bowe\b/) &&
    flow &&
    ledger.entries.some(({ percent }) => percent === 'fee')
  const isBill = ledger.asks(/\b(?:invoice|bill)\b/) && flow && flow.comesIn.length > 0
  const net = flow && (isTaken ? sumUp(flow.goesOut) : isBill ? sumUp([...flow.comesIn, ...flow.goesOut]) : netOf(flow))
  const among = flow && divided(ledger, divisor)
  const result = net && among && shared(over1(net, among.by), mine, ledger)
  if (!result || !isCredible(result, ledger)) return undefined
  const goal = goalIn(ledger)
  const unit = among.unit || (ledger.root ? `a ${ledger.root}` : '')
  const own = ownHours(ledger)
  const { currency } = ledger
  return worked(
    [
      [result, { currency, unit }],
      ...sidesOf(flow, ledger),
      ...(goal ? [[minus(result, ledger.money(goal)), { currency, label: 'Beside what you need' }] as const] : []),
    ],
    notIn(flow, own),
  )
}

/** Less than nothing is believed where it was said what comes in, not where that was taken for it. */
const isCredible = (result: Term, { entries }: Ledger) =>
  entries.some(({ kind }) => kind === 'in') || (valueOfTerm(result) ?? 0) > 0

type Among = { by: Term | undefined; unit: string }

function divided(ledger: Ledger, divisor: ((ledger: Ledger) => Among | undefined) | undefined): Among | undefined {
  return divisor ? divisor(ledger) : { by: undefined, unit: '' }
}

const over1 = (net: Term, by: Term | undefined) => (by && by.formula !== '1' ? over(net, by) : net)

/** All hours that weren’t paid to somebody. */
function hoursIn(ledger: Ledger): Among | undefined {
  const by = ownHoursOf(ledger)
  return by && { by, unit: 'an hour' }
}

export function ownHoursOf(ledger: Ledger): Term | undefined {
  const hours = ledger.of('count').filter(isTime)
  return sumUp(hours.flatMap((one) => ledger.whole(one) ?? []))
}

/** How many are made or sold, where what one of them costs or leaves is asked. */
function piecesIn(ledger: Ledger): Among | undefined {
  const found = asks.piece.exec(ledger.ask)
  const asked = found?.slice(1).find((word) => word !== undefined) ?? 'piece'
  if (isPeriod(asked)) return { by: undefined, unit: '' }
  const counts = ledger.hasOne ? [] : ledger.named(asked)
  const isWhole = new RegExp(String.raw`\b(?:a|one|each) (?:[a-z]+ )?${asked} ?(?:has|is|takes|needs|:)`).test(
    ledger.text,
  )
  if (counts.length === 0 && !ledger.hasOne && !isWhole) return undefined
  return { by: sumUp(counts.flatMap((one) => ledger.whole(one) ?? [])), unit: 'each' }
}

/** What is taken of the result: tax, a part for somebody else, an even split. */
function shared(net: Term, mine: Term | undefined, ledger: Ledger): Term | undefined {
  const rest = ledger.percents('rest', 'paid')
  ledger.use(...rest)
  const isPart = ledger.asks(
    /\b(?:he|she|they|him|her) (?:gets?|earns?|makes?)\b|\b(?:jar|pot)\b|\b(?:put|set) (?:away|aside)\b|\bowe\b/,
  )
  const [only] = rest
  if (isPart && only?.percent === 'rest' && rest.length === 1) return times(net, percentOf(only.value))
  if (mine) return times(net, mine)
  const kept = rest.reduce((so, { value }) => minus(so, percentOf(value)), term(1))
  const after = rest.length > 0 ? times(net, kept) : net
  if (!ledger.asks(asks.share) || !ledger.says(/\b(?:share|split|even|equal)/)) return after
  const [people] = ledger.of('count').filter(({ noun, units }) => noun === 'person' && units.length === 0)
  if (people) ledger.use(people)
  const pair = /\bme and my [a-z]+\b/.test(ledger.text) ? 2 : undefined
  const heads = people?.value ?? pair
  return heads ? over(after, term(heads)) : undefined
}

/** `we split 60/40, I’m the 60`. */
function myPercent(ledger: Ledger): Term | undefined {
  const parts = ledger.percents(null)
  if (parts.length < 2 || parts.reduce((sum, { value }) => sum + value, 0) !== 100) return undefined
  const said = ledger.entries.find(
    ({ before, value, kind }) =>
      kind !== 'percent' &&
      /\b(?:i'?m|mine is|i get|i have) (?:the )?$/.test(before) &&
      parts.some((part) => part.value === value),
  )
  const [first] = parts
  const isEven = parts.every(({ value }) => value === first?.value)
  if (!said && !isEven) return undefined
  ledger.use(...parts, ...(said ? [said] : []))
  return first && percentOf(said?.value ?? first.value)
}

function goalIn(ledger: Ledger): Entry | undefined {
  const [goal, ...others] = ledger.of('goal')
  if (!goal || others.length > 0) return undefined
  if (goal.units.some((unit) => unit !== ledger.root)) return undefined
  ledger.use(goal)
  return goal
}

/** Hours that were told and nobody asked about. */
function ownHours(ledger: Ledger): readonly Entry[] {
  const hours = ledger.of('count').filter(isTime)
  if (ledger.entries.some(({ kind, units }) => kind !== 'count' && units.includes('hour'))) return []
  ledger.use(...hours)
  return hours
}

type Line = Parameters<typeof worked>[0][number]

export function sidesOf({ comesIn, goesOut }: Flow, { currency }: Ledger): Line[] {
  if (comesIn.length === 0) return []
  const line = (label: string, terms: readonly Term[]): Line[] => {
    const sum = sumUp(terms)
    return sum && sum.binds < 3 ? [[sum, { currency, label }]] : []
  }
  return [...line('Comes in', comesIn), ...line('Goes out', goesOut)]
}

function notIn({ goesOut }: Flow, hours: readonly Entry[]) {
  const missing = [
    ...(goesOut.length > 0 ? [] : ['costs']),
    'tax',
    ...(hours.length > 0 ? ['the hours that it takes'] : []),
  ]
  return `Not in there: ${missing.join(' and ')}, and what you didn’t name.`
}
