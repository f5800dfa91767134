import { total } from './arithmetic.ts'
import { compare, condition, isNumber } from './compare.ts'
import { isFault, missing, noDivision, numberIn, toNumber, type Value, words } from './value.ts'

/** What a function is given: a range, one cell that was referred to, or a value that was worked out. */
export type Given = { readonly from: 'range' | 'cell' | 'formula'; readonly values: readonly Value[] }

/** Words and blanks in cells are passed over; worked out by a formula, words are a fault. */
export function numbers(given: readonly Given[]): number[] {
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

export function truths(given: readonly Given[]): number[] {
  const found = numbers(given)
  if (found.length === 0) throw words
  return found
}

export const least = (found: readonly number[]) => found.reduce((a, b) => Math.min(a, b), found[0] ?? 0)

export function average(found: readonly number[]): number {
  if (found.length === 0) throw noDivision
  return total(found) / found.length
}

export const counted = ({ from, values }: Given) =>
  values.filter(
    (value) => isNumber(value) || (from === 'formula' && typeof value === 'string' && numberIn(value) !== undefined),
  )

function one(given: Given | undefined): Value {
  if (!given || given.from === 'range') throw words
  return given.values[0] ?? null
}

export function places(range: Given | undefined, wanted: Given | undefined): number[] {
  const meets = condition(one(wanted))
  return (range?.values ?? []).flatMap((value, place) => (meets(value) ? [place] : []))
}

export function sumIf(range?: Given, wanted?: Given, summed = range): number {
  const values = places(range, wanted).map((place) => summed?.values[place] ?? null)
  return total(numbers([{ from: 'range', values }]))
}

export function sumProduct(...given: Given[]): number {
  const length = given[0]?.values.length ?? 0
  if (given.some(({ values }) => values.length !== length)) throw words
  const factor = (value: Value | undefined) => numbers([{ from: 'range', values: [value ?? null] }])[0] ?? 0
  const products = Array.from({ length }, (_, place) =>
    given.reduce((product, { values }) => product * factor(values[place]), 1),
  )
  return total(products)
}

export function index(range?: Given, place?: Given): Value {
  const cells = range?.values ?? []
  const at = Math.trunc(toNumber(place ? one(place) : null))
  if (at === 0 && cells.length === 1) return cells[0] ?? null
  if (at < 1 || at > cells.length) throw missing
  return cells[at - 1] ?? null
}

/** 0 looks for an equal, 1 for the last not above it in a rising range, -1 for the last not below it in a falling one. */
export function match(wanted?: Given, range?: Given, kind?: Given): number {
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
