import { evaluate } from '#features/founder-file/calculator/evaluate.ts'
import { parseFormula } from '#features/founder-file/calculator/parse-formula.ts'
import { decimalText } from '#platform/format/figures.ts'
import { moneyText } from './value-text.ts'

/** A piece of a sum: for the calculator, and as people write it. */
export type Term = { formula: string; shown: string; binds: 1 | 2 | 3 }

export const term = (value: number): Term => ({ formula: String(value), shown: decimalText(value, 6), binds: 3 })
/** Money as it was told, however small: `11.50`, `0.035`. */
export const money = (value: number, currency: string | null): Term => {
  const isFine = Math.abs(Math.round(value * 100) - value * 100) > 1e-6
  return { formula: String(value), shown: isFine ? decimalText(value, 6) : moneyText(value, currency), binds: 3 }
}
export const percentOf = (value: number): Term => ({
  formula: `(${value}/100)`,
  shown: `${decimalText(value, 4)}%`,
  binds: 3,
})

const held = ({ shown, binds }: Term, least: number) => (binds < least ? `(${shown})` : shown)
const joined = (sign: string, shownSign: string, binds: 1 | 2) => (left: Term, right: Term) => ({
  formula: `(${left.formula})${sign}(${right.formula})`,
  shown: `${held(left, binds)} ${shownSign} ${held(right, binds === 2 || sign === '-' ? binds + 1 : binds)}`,
  binds,
})

export const plus = joined('+', '+', 1)
export const minus = joined('-', '−', 1)
const multiplied = joined('*', '×', 2)
export const over = joined('/', '÷', 2)
/** Products need no brackets inside a product. */
export const times = (left: Term, right: Term): Term => ({
  ...multiplied(left, right),
  shown: `${held(left, 2)} × ${right.shown.includes('÷') ? held(right, 3) : held(right, 2)}`,
})
/** Nothing is written times one. */
export const timesIf = (left: Term, right: Term): Term =>
  left.formula === '1' ? right : right.formula === '1' ? left : times(left, right)
/** A whole power, multiplied out by the calculator. */
export function power(base: Term, exponent: number): Term {
  let [value, square, left] = [1, valueOfTerm(base) ?? 0, exponent]
  while (left > 0) {
    if (left % 2 === 1) value = valueOfTerm(times(term(value), term(square))) ?? 0
    square = valueOfTerm(times(term(square), term(square))) ?? 0
    left = Math.floor(left / 2)
  }
  return { formula: String(value), shown: `${held(base, 3)}^${exponent}`, binds: 3 }
}
/** Nothing where there is nothing to add. */
export const sumUp = (terms: readonly Term[]): Term | undefined =>
  terms.length === 0 ? undefined : terms.reduce((sum, one) => plus(sum, one))

/** By the calculator of the Founder file; undefined where there is no result, as for a division by zero. */
export function valueOfTerm({ formula }: Term): number | undefined {
  const parsed = parseFormula(formula)
  const value = parsed.ok ? evaluate(parsed.formula, () => null) : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
