import { type Amount, readAmounts } from '../read-amounts.ts'
import { type Entry, isPeriod } from './entry.ts'
import { kindOf, nested, percentKind } from './kind-of.ts'
import { unitsOf } from './units.ts'
import { clauseOf, fixedWords, lastOf, moneyNouns, noThings, singleNouns } from './words.ts'

export type Read = { entries: Entry[]; currency: string | null; isMixed: boolean }

/** The amounts of a text of `plainWords`, each as an entry. */
export function readEntries(text: string): Read {
  const { amounts, currency, isMixed } = readAmounts(text)
  const entries: Entry[] = []
  for (const [at, amount] of amounts.entries())
    entries.push(entryOf(amount, { text, next: amounts[at + 1], last: entries.at(-1) }))
  return {
    entries: entries.map((one, _, all) => (isAllLost(one, all) ? { ...one, kind: 'count' } : one)),
    currency,
    isMixed,
  }
}

/** `11 no shows a month`: what is lost of nothing that is counted is itself what is counted. */
const isAllLost = ({ kind }: Entry, all: readonly Entry[]) =>
  kind === 'lost' && all.filter((one) => one.kind === 'count' || one.kind === 'lost').length === 1

type Beside = { text: string; next: Amount | undefined; last: Entry | undefined }

const minutes = 60

function entryOf(told: Amount, beside: Beside): Entry {
  const { text, next } = beside
  const before = (
    text
      .slice(Math.max(0, told.at - longestBefore), told.at)
      .split(/[.?!:;] /)
      .at(-1) ?? ''
  ).replace(/\d[\d.,]*/g, '#')
  const behind =
    /^[ a-z'-]*/.exec(text.slice(told.end, Math.min(next?.at ?? text.length, told.end + longestBehind)))?.[0] ?? ''
  const noun = namedOtherwise(behind, beside.last) ?? nounOf(told, before, behind)
  const units = unitsOf(told, { before, behind })
  const isMinutes = noun === 'minute'
  const amount = isMinutes ? { ...told, value: told.value / minutes, noun: 'hour' } : { ...told, noun }
  const kind = kindOf(amount, { before, behind, units, text, last: beside.last })
  const isNested = kind === 'count' && units.length === 0 && nested.test(before)
  const all = kind === 'count' ? (isNested ? ['each'] : units.filter((unit) => unit !== noun)) : units
  return {
    ...amount,
    kind,
    units: all,
    before,
    isFixed: lastOf(fixedWords, clauseOf(before)) >= 0 && !afterFee.test(before),
    isOfOne: all.some((unit) => !isPeriod(unit)),
    percent: told.isPercent ? (percentKind(before, behind) ?? listed(before, beside.last)) : null,
    isListed: /^,? (?:and )?$/.test(told.wide),
  }
}

/** `3% + 25 cents` are both of one sale. */
const afterFee = /#% (?:\+|and|plus) $/

/** `twice a week` are times, and `44 sat` after `31 pizzas fri` are pizzas. */
function namedOtherwise(behind: string, last: Entry | undefined): string | null {
  if (/^ times?\b/.test(behind)) return 'time'
  return last?.kind === 'count' && /^ (?:mon|tue|wed|thu|fri|sat|sun)\b/.test(behind) ? last.noun : null
}

/** `25% for tax and 10% for repairs`. */
const listed = (before: string, last: Entry | undefined) =>
  /#%(?: [a-z]+){0,4} and $/.test(before) ? (last?.percent ?? null) : null

const longestBefore = 120
const longestBehind = 60

function nounOf({ noun, isMoney, value }: Amount, before: string, behind: string): string | null {
  if (noun === null || isMoney || noThings.test(noun) || moneyNouns.test(noun)) return null
  if (value > 1 && singleNouns.test(behind)) return null
  if (isTimeNoun.test(noun) || !/\b(?:cost me|an?|my) $/.test(before)) return noun
  return isSeveral.test(behind) ? noun : null
}

const isTimeNoun = /^(?:hour|minute|day|week|month|year)$/
const isSeveral = /^ (?:[a-z]+ )?(?:[a-z]+s|people)\b/
