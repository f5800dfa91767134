import { asksNumber } from '../asks-number.ts'
import type { Worked } from '../facts.ts'
import { change } from './change.ts'
import { howMany, howManyHours, neededRate } from './how-many.ts'
import { Ledger } from './ledger.ts'
import { left } from './left.ts'
import { months } from './months.ts'
import { margin, price } from './price.ts'
import { asks, asksOwn, unread } from './question.ts'

const longest = 400
const mostEntries = 12
const leastEntries = 2

type Reader = (ledger: Ledger) => Worked | undefined

const others = Object.values({ ...asks, hourly: null, piece: null, share: null, left: null }).filter(
  (form) => form !== null,
)

/** Whoever asks for none of the others asks what is left, or what it costs. */
const readers: readonly (readonly [(ledger: Ledger) => boolean, Reader])[] = [
  [({ asks: says }) => says(asks.change), change],
  [({ asks: says }) => says(asks.rate), neededRate],
  [({ asks: says }) => says(asks.months), months],
  [({ asks: says }) => says(asks.hours), howManyHours],
  [({ asks: says }) => says(asks.pieces), howMany],
  [({ asks: says }) => says(asks.price), price],
  [({ asks: says }) => says(asks.percent), margin],
  [
    ({ asks: says, says: told }) => says(asks.left) && !isOfLoss(says, told) && !others.some((form) => says(form)),
    left,
  ],
]

type Says = Ledger['says']
const isOfLoss = (asked: Says, told: Says) =>
  asked(/\b(?:lose|losing|lost|drop(?! (?:it|them) off)|fall)\b/) ||
  told(/\bfrom [$€£]?\d[\d.,]{0,9}(?: [a-z]{1,9})? to [$€£]?\d/)

/** A sum told in words, read as what comes in and goes out, per what; undefined unless every amount has its place. */
export function readLedger(text: string, ask = text, own: string | null = null): Worked | undefined {
  if (
    text.length > longest ||
    !/\d/.test(text) ||
    !(asksNumber(text) || asksNumber(ask) || asksOwn.test(text.toLowerCase()))
  )
    return undefined
  const ledger = new Ledger(text, ask, own)
  const { length } = ledger.entries
  if (
    length < leastEntries ||
    length > mostEntries ||
    ledger.isMixed ||
    ledger.says(unread) ||
    ledger.asks(unread) ||
    ledger.ask === ''
  )
    return undefined
  const [, reader] = readers.find(([isAsked]) => isAsked(ledger)) ?? []
  const found = reader?.(ledger)
  return found && ledger.isUsed && Number.isFinite(found.result) ? found : undefined
}
