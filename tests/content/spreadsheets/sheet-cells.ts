import { evaluate, type Lookup } from '../../../src/features/founder-file/calculator/evaluate.ts'
import type { Formula } from '../../../src/features/founder-file/calculator/formula.ts'
import { parseFormula } from '../../../src/features/founder-file/calculator/parse-formula.ts'
import { isFault, type Value } from '../../../src/features/founder-file/calculator/value.ts'

/** Addresses outside of quotation marks, and what becomes of each. */
export const readdressed = (formula: string, change: (column: string, row: number) => string) =>
  formula.replace(/"[^"]*"|(?<!\w)\$?([A-Z])\$?(\d+)/g, (whole, column?: string, row?: string) =>
    column && row ? change(column, Number(row)) : whole,
  )

/** A formula with addresses (`SUM(B5:B9)`) as the calculator reads it (`SUM([B5:B9])`). */
export function addressed(formula: string): Formula {
  const brackets = readdressed(formula, (column, row) => `[${column}${row}]`).replaceAll(']:[', ':')
  const parsed = parseFormula(brackets)
  if (!parsed.ok) throw new Error(`${brackets}, at ${parsed.at}: ${parsed.says}`)
  return parsed.formula
}

/** The cells of a range, along its row or down its column. */
function cellsIn(text: string): string[] {
  const [from = '', until = from] = text.split(':')
  const [column, row] = [from.charCodeAt(0), Number(from.slice(1))]
  const [wide, high] = [until.charCodeAt(0) - column + 1, Number(until.slice(1)) - row + 1]
  return Array.from(
    { length: wide * high },
    (_, at) => String.fromCharCode(column + (at % wide)) + (row + Math.floor(at / wide)),
  )
}

/** What every formula comes to, each after those it refers to. Without a result it is an empty text, as `IFERROR(…,"")` makes it. */
export function calculated(formulas: ReadonlyMap<string, Formula>, inputs: ReadonlyMap<string, Value>) {
  const done = new Map<string, Value>()
  const valueAt = (address: string): Value => {
    const formula = formulas.get(address)
    if (!formula) return inputs.get(address) ?? null
    const known = done.get(address)
    if (known !== undefined) return known
    const value = evaluate(formula, lookup)
    done.set(address, isFault(value) ? '' : value)
    return valueAt(address)
  }
  const lookup: Lookup = ({ text }) => (text.includes(':') ? cellsIn(text).map(valueAt) : valueAt(text))
  for (const address of formulas.keys()) valueAt(address)
  return done
}
