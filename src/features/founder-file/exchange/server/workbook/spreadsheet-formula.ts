import type { Reference } from '../../../calculator/formula.ts'
import { parseFormula } from '../../../calculator/parse-formula.ts'
import { printFormula } from '../../../calculator/print-formula.ts'
import { guarded } from '../../../formulas/guarded.ts'
import { blockOf } from '../../../pages/addresses.ts'
import type { Worksheet } from '../../../worksheets/pages.ts'
import type { Place } from '../../../worksheets/places.ts'
import { named } from '../../../worksheets/references.ts'

/** Where a place stands in its sheet, from 1. */
type Spot = { column: number; row: number }
export type Spots = {
  of: (address: string, row?: number) => Spot | undefined
  /** Rows that a table has in the sheet. */
  rowCount: (table: string) => number
}

/** `A`, `Z`, `AA`. */
export function letters(column: number): string {
  const rest = Math.floor((column - 1) / 26)
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26))
}

export const cellName = ({ column, row }: Spot): string => `${letters(column)}${row}`

/** A page's formula as its sheet writes it. What has no result shows nothing, and counts as nothing elsewhere. */
export function spreadsheetFormula(page: Worksheet, place: Place, row: number | undefined, spots: Spots): string {
  const parsed = parseFormula(place.formula ?? '')
  if (!parsed.ok) return '""'
  const written = printFormula(guarded(parsed.formula, place, page), (reference) =>
    cellsOf(page, place, row, reference, spots),
  )
  return `IFERROR(${written},"")`
}

function cellsOf(page: Worksheet, place: Place, row: number | undefined, { parts }: Reference, spots: Spots): string {
  const found = named(parts, place, page.blocks)
  if (!found) return 'NA()'
  const all = found.addresses.flatMap((address) => {
    if (found.rows !== 'all') return [spots.of(address, found.rows === 'same' ? row : undefined)]
    const count = spots.rowCount(blockOf(address))
    return Array.from({ length: count }, (_, index) => spots.of(address, index))
  })
  const there = all.filter((spot) => spot !== undefined)
  const [first] = there
  if (!first) return 'NA()'
  const isRange = found.rows === 'all' || parts.some((part) => part.includes(':'))
  return isRange ? rangeOf(there) : cellName(first)
}

function rangeOf(spots: readonly Spot[]): string {
  const [columns, rows] = [spots.map(({ column }) => column), spots.map(({ row }) => row)]
  const from = { column: Math.min(...columns), row: Math.min(...rows) }
  return `${cellName(from)}:${cellName({ column: Math.max(...columns), row: Math.max(...rows) })}`
}
