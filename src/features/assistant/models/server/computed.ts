import { evaluate } from '#features/founder-file/calculator/evaluate.ts'
import { parseFormula } from '#features/founder-file/calculator/parse-formula.ts'

/** The value of each formula without fields, to two decimals, below 1 to four; or why there is none. */
export function computed(formula: string) {
  const formulas = formula.split(';').filter((one) => one.trim() !== '')
  const values = formulas.map(compute)
  return values.length === 1 ? values[0] : values.map((value, at) => ({ of: formulas[at], ...value }))
}

function compute(formula: string) {
  const parsed = parseFormula(formula)
  if (!parsed.ok) return { problem: 'This formula can’t be read.' }
  const value = evaluate(parsed.formula, () => null)
  return typeof value === 'number'
    ? { value: Number(value.toFixed(Math.abs(value) < 1 ? 4 : 2)) }
    : { problem: 'This formula has no number as its result.' }
}
