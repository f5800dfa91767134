import { round, total, wholeBelow } from './arithmetic.ts'
import {
  average,
  counted,
  type Given,
  index,
  least,
  match,
  numbers,
  places,
  sumIf,
  sumProduct,
  truths,
} from './range-functions.ts'
import { toNumber, type Value } from './value.ts'

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
  ['SQRT', { least: 1, most: 1, cells: (value) => Math.sqrt(toNumber(value)) }],
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
