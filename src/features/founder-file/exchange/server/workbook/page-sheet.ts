import { figureText } from '../../../pages/figure-text.ts'
import type { ComputedValue, Held, workOutPage } from '../../../pages/work-out-page.ts'
import { isNumeric } from '../../../worksheets/kinds.ts'
import type { Worksheet } from '../../../worksheets/pages.ts'
import type { Place } from '../../../worksheets/places.ts'
import { type DraftCell, draftPage, type Look } from './draft-page.ts'
import { numberFormat } from './number-format.ts'
import { type Spots, spreadsheetFormula } from './spreadsheet-formula.ts'

export type SheetCell = {
  look: Look
  value: string | number | boolean | null
  formula?: string
  /** The value as it is shown. */
  text?: string
  /** As spreadsheets write formats. */
  format?: string
}
export type Sheet = { title: string; landscape: boolean; rows: (SheetCell | undefined)[][] }

export type FilledPage = {
  page: Worksheet
  held: Held
  worked: ReturnType<typeof workOutPage>
  currency: string
}

/** A page as a sheet: what was typed, and every formula live, beside it what it comes to now. */
export function pageSheet(filled: FilledPage): Sheet {
  const { page, worked, held } = filled
  const rowCount = (table: string) => {
    const block = page.blocks.get(table)
    const rows = worked.answers.rows
    return rows.get((block?.what === 'table' ? block.table.follows : undefined) ?? table)?.length ?? 0
  }
  const draft = draftPage(page, rowCount)
  const elsewhere = held.get('elsewhere')?.value
  const spots = spotsOf(draft, rowCount)
  const rows = draft.map((row) => row.map((cell) => cell && cellOf(cell, filled, spots)))
  if (typeof elsewhere === 'string' && elsewhere !== '')
    rows.push(
      [],
      [
        { look: 'label', value: 'I keep it elsewhere' },
        { look: 'input', value: elsewhere },
      ],
    )
  return { title: page.title, landscape: page.sheet?.landscape ?? false, rows }
}

function spotsOf(draft: ReturnType<typeof draftPage>, rowCount: (table: string) => number): Spots {
  const spots = new Map<string, { column: number; row: number }>()
  for (const [row, cells] of draft.entries())
    for (const [column, cell] of cells.entries())
      if (cell && 'place' in cell) spots.set(nameOf(cell.place.address, cell.row), { column: column + 1, row: row + 1 })
  return {
    of: (address, row) => spots.get(nameOf(address, row)),
    rowCount: (table) => Math.max(1, rowCount(table)),
  }
}

const nameOf = (address: string, row?: number) => `${address}#${row ?? ''}`

function cellOf(cell: DraftCell, { page, held, worked, currency }: FilledPage, spots: Spots): SheetCell {
  if ('text' in cell) return { look: cell.look, value: cell.text }
  if ('marksOf' in cell) return { look: cell.look, value: marksIn(cell.marksOf, held) }
  const { place, row, look } = cell
  const format = numberFormat(place, currency)
  if (cell.isBlank) return { look, format, value: null, text: '' }
  const value = worked.at(place.address, row)
  const shown = { look, format, text: textOf(place, value, currency) }
  if (place.formula !== undefined)
    return { ...shown, value: value ?? '', formula: spreadsheetFormula(page, place, row, spots) }
  // An emptied number is a text without letters for formulas, in the form as in the sheet.
  if (value === '' && isNumeric(place.kind)) return { ...shown, value, formula: '""' }
  return { ...shown, value: value === '' ? null : value }
}

/** What a choice stands for in words, where it has some; an empty answer is an empty cell. */
function textOf(place: Place, value: ComputedValue, currency: string): string {
  if (place.formula === undefined && (value === null || value === '')) return ''
  const { choices } = place
  const inWords = choices && !Array.isArray(choices) ? (choices as Record<string, string>)[String(value)] : undefined
  return inWords ?? figureText(value, place, currency)
}

function marksIn(places: readonly Place[], held: Held): string {
  const marks = places.flatMap(({ address }) => held.get(address)?.mark ?? [])
  return [...new Set(marks)].length === 1 ? (marks[0] ?? '') : marks.join(', ')
}
