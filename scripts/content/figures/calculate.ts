import { evaluate } from '../../../src/features/founder-file/calculator/evaluate.ts'
import { referencesOf } from '../../../src/features/founder-file/calculator/formula.ts'
import { parseFormula } from '../../../src/features/founder-file/calculator/parse-formula.ts'
import { isFault } from '../../../src/features/founder-file/calculator/value.ts'

/** The calculator of the founder file for `figures` and the laws of the cast, whose formulas write names without brackets. */
export function calculate(formula: string, known: ReadonlyMap<string, number>): number {
  const parsed = parseFormula(bracketed(formula))
  if (!parsed.ok) throw new Error(parsed.says.replace(/\.$/, ''))
  const unknown = referencesOf(parsed.formula).find(({ text }) => !known.has(text))
  if (unknown) throw new Error(`"${unknown.text}" is not among the figures above it`)
  const value = evaluate(parsed.formula, ({ text }) => known.get(text) ?? null)
  if (isFault(value) || typeof value !== 'number') throw new Error('the result is not a number')
  return value
}

/** `ceil(price / 7)` becomes `ROUNDUP([price] / 7)`. */
const bracketed = (formula: string) =>
  formula.replace(/[a-zA-Z_]\w*(?!\w)(\s*\()?/g, (word, opens) =>
    opens ? word.replace(/^(?:ceil|floor)\b/, (name) => (name === 'ceil' ? 'ROUNDUP' : 'ROUNDDOWN')) : `[${word}]`,
  )
