import { add } from './arithmetic.ts'
import { compare, signs } from './compare.ts'
import type { Formula, Reference } from './formula.ts'
import { functions } from './functions.ts'
import type { Given } from './range-functions.ts'
import { attempt, cleaned, isFault, noDivision, size, toNumber, toText, type Value, words } from './value.ts'

/** What a reference leads to: one cell, or the cells of a range in their order. */
export type Lookup = (reference: Reference) => Value | readonly Value[]

type Worth = Value | readonly Value[]
/** `spreads`: inside SUMPRODUCT, where ranges are worked through cell by cell. */
type Run = { readonly lookup: Lookup; readonly budget: { steps: number }; readonly spreads: boolean }

const [mostSteps, longestText] = [100_000, 32_767]

/** What a formula comes to. It never throws and never answers NaN or an infinity; a fault says why there is no result. */
export function evaluate(formula: Formula, lookup: Lookup): Value {
  const run = { lookup, budget: { steps: mostSteps }, spreads: false }
  const value = attempt(() => worth(formula, run))
  return isRange(value) ? words : (kept(value) ?? 0)
}

function worth(formula: Formula, run: Run): Worth {
  spend(run, 1)
  switch (formula.kind) {
    case 'value':
      return formula.value
    case 'reference':
      return looked(formula.reference, run)
    case 'minus':
      return cellByCell([formula.of], run, (value = null) => -toNumber(value))
    case 'binary':
      return cellByCell([formula.left, formula.right], run, (left = null, right = null) =>
        joined(formula.sign, left, right),
      )
    case 'call':
      return called(formula.name, formula.given, run)
  }
}

function looked(reference: Reference, run: Run): Worth {
  const found: unknown = run.lookup(reference)
  if (!isRange(found)) return cleaned(found)
  spend(run, found.length)
  return found.map(cleaned)
}

function joined(sign: string, left: Value, right: Value): Value {
  const holds = signs[sign]
  if (holds) return holds(compare(left, right))
  if (sign === '&') return toText(left) + toText(right)
  const [a, b] = [toNumber(left), toNumber(right)]
  if (sign === '+') return add(a, b)
  if (sign === '-') return add(a, -b)
  if (sign === '*') return a * b
  if (b === 0) throw noDivision
  return a / b
}

function called(name: string, given: readonly Formula[], run: Run): Worth {
  const known = functions.get(name)
  if (!known) throw words
  if ('chooses' in known) return worth(chosen(given, run), run)
  if ('cells' in known) return cellByCell(given, run, known.cells)
  const inner = known.spreads ? { ...run, spreads: true } : run
  return kept(known.ranges(...given.map((one) => handed(one, inner))))
}

/** The branch of an IF that counts; the other one is never worked out. */
function chosen([question, yes, no]: readonly Formula[], run: Run): Formula {
  const answer = question ? worth(question, run) : null
  if (isRange(answer)) throw words
  return (toNumber(answer) === 0 ? no : yes) ?? { kind: 'value', value: false }
}

/** The faults of what a function is given are its own to judge: COUNT passes over them. */
function handed(formula: Formula, run: Run): Given {
  const found = attempt(() => {
    if (formula.kind !== 'call' || formula.name !== 'IF') return worth(formula, run)
    spend(run, 1)
    return handed(chosen(formula.given, run), run)
  })
  if (isRange(found)) return { from: 'range', values: found }
  if (isGiven(found)) return found
  const isCell = formula.kind === 'reference' || (formula.kind === 'call' && formula.name === 'INDEX')
  return { from: isCell ? 'cell' : 'formula', values: [found] }
}

function cellByCell(formulas: readonly Formula[], run: Run, apply: (...values: Value[]) => Value): Worth {
  const given = formulas.map((formula) => worth(formula, run))
  const lengths = given.flatMap((one) => (isRange(one) ? [one.length] : []))
  const at = (place: number) => kept(apply(...given.map((one) => (isRange(one) ? (one[place] ?? null) : one))))
  if (lengths.length === 0) return at(0)
  if (!run.spreads) throw words
  const length = lengths.reduce((a, b) => Math.min(a, b))
  spend(run, length)
  return Array.from({ length }, (_, place) => attempt(() => at(place)))
}

/** No infinity, no -0 and no endless text leaves a step. */
function kept(value: Value): Value {
  if (isFault(value)) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : size
  return typeof value === 'string' && value.length > longestText ? size : value
}

function spend({ budget }: Run, steps: number) {
  budget.steps -= steps
  if (budget.steps < 0) throw size
}

const isGiven = (found: unknown): found is Given => typeof found === 'object' && found !== null && 'from' in found

const isRange = (found: unknown): found is readonly Value[] => Array.isArray(found)
