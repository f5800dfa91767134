import { evaluate } from '../calculator/evaluate.ts'
import type { Formula, Reference } from '../calculator/formula.ts'
import { parseFormula } from '../calculator/parse-formula.ts'
import { isFault, missing, numberIn, type Value } from '../calculator/value.ts'
import { guarded } from '../formulas/guarded.ts'
import { blockOf, isColumn } from '../pages/addresses.ts'
import type { Worksheet } from './pages.ts'
import type { Place } from './places.ts'
import { type Here, named } from './references.ts'

/** What was typed on a page: fields and cells by address, and of each table its rows, by column. */
export type Answers = {
  values: ReadonlyMap<string, Value>
  rows: ReadonlyMap<string, readonly Readonly<Record<string, Value>>[]>
}

/** The value of a place; of a table's column, in the row of this number. */
export type ValueAt = (address: string, row?: number) => Value

type Page = Pick<Worksheet, 'places' | 'blocks'>

/** Everything that a page comes to with some answers. A formula that has no result is a fault for whoever asks, and blank for other formulas. */
export function workOut(
  page: Page,
  answers: Answers,
): { at: ValueAt; rowCount: (table: string) => number; test: (formula: string) => Value } {
  const places = new Map(page.places.map((place) => [place.address, place]))
  const known = new Map<string, Value>()

  const at: ValueAt = (address, row) => {
    const place = places.get(address)
    if (!place) return missing
    if (place.formula === undefined) return typedAt(place, answers, row)
    const name = `${address}#${row ?? ''}`
    const before = known.get(name)
    if (before !== undefined) return before
    // Whoever asks for itself gets no value: the check refuses such pages.
    known.set(name, missing)
    const value = compute(place.formula, place, row)
    known.set(name, value)
    return value
  }

  function compute(text: string, here: Here, row?: number): Value {
    const formula = formulaOf(text, here, page)
    return formula ? evaluate(formula, (reference) => lookUp(reference, here, row)) : missing
  }

  function lookUp({ parts }: Reference, here: Here, row?: number): Value | Value[] {
    const found = named(parts, here, page.blocks)
    if (!found) return missing
    const values = found.addresses.flatMap((address) => {
      if (found.rows !== 'all') return [blankFault(at(address, found.rows === 'same' ? row : undefined))]
      const table = blockOf(address)
      return Array.from({ length: rowCount(table) }, (_, index) => blankFault(at(address, index)))
    })
    const isRange = found.rows === 'all' || parts.some((part) => part.includes(':'))
    return isRange ? values : (values[0] ?? null)
  }

  function rowCount(table: string): number {
    const block = page.blocks.get(table)
    const follows = block?.what === 'table' ? block.table.follows : undefined
    return answers.rows.get(follows ?? table)?.length ?? 0
  }

  return { at, rowCount, test: (formula) => compute(formula, { block: '' }) }
}

/** What stands in a row from the beginning counts only once something was typed beside it. */
function typedAt(place: Place, { values, rows }: Answers, row = -1): Value {
  const { address, block, column = '', kind } = place
  const cells = isColumn(place) ? (rows.get(block)?.[row] ?? {}) : undefined
  const held = cells ? cells[column] : values.get(address)
  const isEmptyRow = cells !== undefined && Object.keys(cells).length === 0
  const value = held ?? (isEmptyRow ? null : (place.default ?? null))
  return kind === 'date' && typeof value === 'string' ? (numberIn(value) ?? null) : value
}

/** Only content has formulas, a few hundred of them: each is read once for its place. */
const formulas = new WeakMap<object, Map<string, Formula | undefined>>()

function formulaOf(text: string, here: Here, page: Page): Formula | undefined {
  const ofPage = formulas.get(page.places) ?? new Map<string, Formula | undefined>()
  formulas.set(page.places, ofPage)
  const name = `${here.block} ${here.column} ${here.row} ${text}`
  if (!ofPage.has(name)) {
    const parsed = parseFormula(text)
    ofPage.set(name, parsed.ok ? guarded(parsed.formula, here, page) : undefined)
  }
  return ofPage.get(name)
}

const blankFault = (value: Value): Value => (isFault(value) ? '' : value)
