import { type Worked, worked } from '../facts.ts'
import { monthTaken } from '../read-amounts.ts'
import { minus, over, percentOf, sumUp, type Term, term, times, valueOfTerm } from '../terms.ts'
import { type Entry, isPeriod, isTime } from './entry.ts'
import { type Flow, flowOf, netOf } from './flow.ts'
import type { Ledger } from './ledger.ts'
import { asks } from './question.ts'

/** What is left, or what it costs: in all, an hour, for each, or somebody’s share of it. */
export function left(ledger: Ledger): Worked | undefined {
  const mine = myPercent(ledger)
  const flow = flowOf(ledger, isOfCost(ledger))
  const sum = flow && askedOf(flow, ledger)
  const among = sum && divisorOf(ledger)
  const result = sum && among && shared(divided(sum, among.by), mine, ledger)
  if (!result || !isCredible(result)) return undefined
  const goal = goalIn(ledger)
  const own = ownHours(ledger)
  const unit = among.unit || (ledger.root ? `a ${ledger.root}` : '')
  const { currency } = ledger
  return worked(
    [
      [result, { currency, unit }],
      ...sidesOf(flow, ledger),
      ...(goal
        ? [[minus(result, ledger.money(goal)), { currency, label: 'Compared with what you need' }] as const]
        : []),
    ],
    ...(isOfMonth(among) ? [monthTaken] : []),
    notIn(flow, own),
  )
}

/** Hours of weeks beside money of months. */
const isOfMonth = ({ by, unit }: Among): boolean =>
  unit === 'an hour' && by !== undefined && by.shown.includes('52 ÷ 12')

const isOfCost = ({ asks: says }: Ledger) =>
  says(asks.piece) && !says(/\b(?:make|left|get|earn|profit|keep|clear|net)\b/)

const asksTaken = /\b(?:do|does|will|would) (?:they|it|he|she|stripe|paypal|etsy) (?:take|keep|charge)\b|\bowe\b/

/** What somebody takes, what is billed, or else what comes in less what goes out. */
function askedOf(flow: Flow, ledger: Ledger): Term | undefined {
  if (ledger.asks(asksTaken) && ledger.entries.some(({ percent }) => percent === 'fee')) return sumUp(flow.goesOut)
  if (ledger.asks(/\b(?:invoice|bill)\b/)) return sumUp([...flow.comesIn, ...flow.goesOut])
  return netOf(flow)
}

/** Less than nothing is more often misread than true. */
const isCredible = (result: Term) => (valueOfTerm(result) ?? 0) > 0

type Among = { by: Term | undefined; unit: string }

function divisorOf(ledger: Ledger): Among | undefined {
  if (ledger.asks(asks.hourly)) return hoursIn(ledger)
  return ledger.asks(asks.piece) ? piecesIn(ledger) : { by: undefined, unit: '' }
}

const divided = (sum: Term, by: Term | undefined) => (by && by.formula !== '1' ? over(sum, by) : sum)

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
  const [only, ...others] = rest
  if (
    rest.some(({ percent }) => percent === 'paid') &&
    !ledger.asks(/\b(?:rest|left|owe|last|remain\w*|final|balance|still)\b/)
  )
    return undefined
  if (only?.percent === 'rest' && others.length === 0 && ledger.asks(asksPart)) return times(net, percentOf(only.value))
  if (mine) return times(net, mine)
  const kept = rest.reduce((so, { value }) => minus(so, percentOf(value)), term(1))
  const after = rest.length > 0 ? times(net, kept) : net
  if (!ledger.asks(asks.share) || !ledger.says(/\b(?:share|split|even|equal)/)) return after
  const heads = headsIn(ledger)
  return heads ? over(after, term(heads)) : undefined
}

const asksPart =
  /\b(?:he|she|they|him|her) (?:gets?|earns?|makes?)\b|\b(?:jar|pot)\b|\b(?:put|set) (?:away|aside)\b|\bowe\b/

function headsIn(ledger: Ledger): number | undefined {
  const [people] = ledger.of('count').filter(({ noun, units }) => noun === 'person' && units.length === 0)
  if (people) ledger.use(people)
  return people?.value ?? (ledger.says(/\bme and my [a-z]+\b/) ? 2 : undefined)
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
  return `Not included: ${missing.join(' and ')}, and what you didn’t name.`
}
