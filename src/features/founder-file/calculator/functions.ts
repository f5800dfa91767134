import { round, total, wholeBelow } from './arithmetic.ts'
import { compare, condition, isNumber } from './compare.ts'
import { isFault, missing, noDivision, numberIn, toNumber, type Value, words } from './value.ts'

/** What a function is given: a range, one cell that was referred to, or a value that was worked out. */
export type Given = { readonly from: 'range' | 'cell' | 'formula'; readonly values: readonly Value[] }

/** `cells` work on one value each, `ranges` on whole ranges; IF is left to the evaluation, which works out one branch alone. */
type Known = { readonly least: number; readonly most: number } & (
  | { readonly cells: (...values: Value[]) => Value }
  | { readonly ranges: (...given: Given[]) => Value; readonly spreads?: true }
  | { readonly chooses: true }
)

const rounded =
  (way: 'near' | 'up' | 'down') =>
  (value: Value, digits: Value = 0): number =>
    round(toNumber(value), Math.trunc(toNumber(digits)), way)

const many = Number.POSITIVE_INFINITY

export const functions: ReadonlyMap<string, Known> = new Map<string, Known>([
  ['IF', { least: 2, most: 3, chooses: true }],
  ['ROUND', { least: 1, most: 2, cells: rounded('near') }],
  ['ROUNDUP', { least: 1, most: 2, cells: rounded('up') }],
  ['ROUNDDOWN', { least: 1, most: 2, cells: rounded('down') }],
  ['INT', { least: 1, most: 1, cells: (value) => wholeBelow(toNumber(value)) }],
  ['ABS', { least: 1, most: 1, cells: (value) => Math.abs(toNumber(value)) }],
  ['NOT', { least: 1, most: 1, cells: (value) => toNumber(value) === 0 }],
  ['AND', { least: 1, most: many, ranges: (...given) => truths(given).every(Boolean) }],
  ['OR', { least: 1, most: many, ranges: (...given) => truths(given).some(Boolean) }],
  ['SUM', { least: 1, most: many, ranges: (...given) => total(numbers(given)) }],
  ['MIN', { least: 1, most: many, ranges: (...given) => least(numbers(given)) }],
  ['MAX', { least: 1, most: many, ranges: (...given) => -least(numbers(given).map((number) => -number)) }],
  ['AVERAGE', { least: 1, most: many, ranges: (...given) => average(numbers(given)) }],
  ['COUNT', { least: 1, most: many, ranges: (...given) => given.flatMap(counted).length }],
  ['COUNTIF', { least: 2, most: 2, ranges: (range, wanted) => places(range, wanted).length }],
  ['SUMIF', { least: 2, most: 3, ranges: sumIf }],
  ['SUMPRODUCT', { least: 1, most: many, ranges: sumProduct, spreads: true }],
  ['INDEX', { least: 2, most: 2, ranges: index }],
  ['MATCH', { least: 2, most: 3, ranges: match }],
])

/** Words and blanks in cells are passed over; worked out by a formula, words are a fault. */
function numbers(given: readonly Given[]): number[] {
  return given.flatMap(({ from, values }) =>
    values.flatMap((value) => {
      if (isNumber(value)) return [Number(value)]
      if (isFault(value)) throw value
      return from === 'formula' ? [blankAsZero(value)] : []
    }),
  )
}

function blankAsZero(value: Value): number {
  if (value !== null) throw words
  return 0
}

function truths(given: readonly Given[]): number[] {
  const found = numbers(given)
  if (found.length === 0) throw words
  return found
}

const least = (found: readonly number[]) => found.reduce((a, b) => Math.min(a, b), found[0] ?? 0)

function average(found: readonly number[]): number {
  if (found.length === 0) throw noDivision
  return total(found) / found.length
}

const counted = ({ from, values }: Given) =>
  values.filter(
    (value) => isNumber(value) || (from === 'formula' && typeof value === 'string' && numberIn(value) !== undefined),
  )

function one(given: Given | undefined): Value {
  if (!given || given.from === 'range') throw words
  return given.values[0] ?? null
}

function places(range: Given | undefined, wanted: Given | undefined): number[] {
  const meets = condition(one(wanted))
  return (range?.values ?? []).flatMap((value, place) => (meets(value) ? [place] : []))
}

function sumIf(range?: Given, wanted?: Given, summed = range): number {
  const values = places(range, wanted).map((place) => summed?.values[place] ?? null)
  return total(numbers([{ from: 'range', values }]))
}

function sumProduct(...given: Given[]): number {
  const length = given[0]?.values.length ?? 0
  if (given.some(({ values }) => values.length !== length)) throw words
  const factor = (value: Value | undefined) => numbers([{ from: 'range', values: [value ?? null] }])[0] ?? 0
  const products = Array.from({ length }, (_, place) =>
    given.reduce((product, { values }) => product * factor(values[place]), 1),
  )
  return total(products)
}

function index(range?: Given, place?: Given): Value {
  const cells = range?.values ?? []
  const at = Math.trunc(toNumber(place ? one(place) : null))
  if (at === 0 && cells.length === 1) return cells[0] ?? null
  if (at < 1 || at > cells.length) throw missing
  return cells[at - 1] ?? null
}

/** 0 looks for an equal, 1 for the last not above it in a rising range, -1 for the last not below it in a falling one. */
function match(wanted?: Given, range?: Given, kind?: Given): number {
  const sought = one(wanted) ?? ''
  if (isFault(sought)) throw sought
  const way = kind ? Math.sign(toNumber(one(kind))) : 1
  const values = range?.values ?? []
  const orders = values.map((value) => orderOf(value, sought))
  const at = way === 0 ? orders.indexOf(0) : orders.findLastIndex((order) => (order ?? way) * way <= 0)
  if (at < 0) throw missing
  return at + 1
}

/** How a cell compares with what is sought; undefined where numbers would meet words. Text like "5" looks for the number too. */
function orderOf(cell: Value, sought: number | string | boolean): number | undefined {
  if (cell === null || isFault(cell)) return undefined
  const number = typeof sought === 'string' && isNumber(cell) ? numberIn(sought) : undefined
  const other = number ?? sought
  return isNumber(cell) === isNumber(other) ? compare(cell, other) : undefined
}
