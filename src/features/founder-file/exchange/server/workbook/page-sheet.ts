import { currencyDigits, currencySymbol } from '#platform/format/figures.ts'
import { placeText, withTypedDigits } from '../../../pages/figure-text.ts'
import type { Held } from '../../../pages/held.ts'
import type { ComputedValue, workOutPage } from '../../../pages/work-out-page.ts'
import { isNumeric } from '../../../worksheets/kinds.ts'
import type { Worksheet } from '../../../worksheets/pages.ts'
import type { Place } from '../../../worksheets/places.ts'
import { type Chosen, choiceWords } from './choice-words.ts'
import { type DraftCell, type DraftRow, draftPage, type Look } from './draft-page.ts'
import { type Money, numberFormat } from './number-format.ts'
import { isWords } from './sheet-shape.ts'
import { type Spots, spreadsheetFormula } from './spreadsheet-formula.ts'

export type SheetCell = {
  look: Look
  value: string | number | boolean | null
  formula?: string
  /** The value as it is shown. */
  text?: string
  /** As spreadsheets write formats. */
  format?: string
  /** A column's head over words that run on to the right edge runs on with them. */
  runsOn?: true
  /** What may be chosen. */
  choices?: readonly (string | number)[]
}
export type SheetRow = (SheetCell | undefined)[]
export type Sheet = {
  /** On its tab. */
  title: string
  landscape: boolean
  /** Of its columns, from the first; the others are as wide as their words. */
  widths: readonly number[]
  /** Of the tab: for whom it is to fill in, or to read. */
  tab: 'accent' | 'ink'
  rows: SheetRow[]
}

export type FilledPage = {
  page: Worksheet
  held: Held
  worked: ReturnType<typeof workOutPage>
  currency: string
}

/** A page with what stands on it, whoever wrote it. */
export type WrittenPage = {
  page: Worksheet
  at: (address: string, row?: number) => ComputedValue
  /** Rows that a table has. */
  rowCount: (table: string) => number
  marksAt: (address: string) => readonly string[]
  money: Money
  /** For words of sums; without it, sums are shown without a currency. */
  currency: string
  /** Whether amounts that were typed with cents show them; the files of the library are made to be filled in. */
  showsCents?: boolean
  /** Above the title, and below it. */
  brand: string
  use: string
  elsewhere?: string | undefined
}

/** A page with a member's answers. */
export function writtenPage({ page, held, worked, currency }: FilledPage, brand: string): WrittenPage {
  const { rows } = worked.answers
  const elsewhere = held.get('elsewhere')?.value
  const rowCount = (table: string) => {
    const block = page.blocks.get(table)
    return rows.get((block?.what === 'table' ? block.table.follows : undefined) ?? table)?.length ?? 0
  }
  return {
    page,
    at: worked.at,
    rowCount,
    marksAt: (address) => [held.get(address)?.mark ?? []].flat(),
    money: { symbol: currencySymbol(currency), digits: currencyDigits(currency) },
    currency,
    showsCents: true,
    brand,
    use: page.use,
    // Pages that ask for it themselves show it where they ask.
    elsewhere:
      typeof elsewhere === 'string' && elsewhere !== '' && !page.blocks.has('elsewhere') ? elsewhere : undefined,
  }
}

/** A page as a sheet: what was typed, and every formula live, beside it what it comes to now. */
export function pageSheet(written: WrittenPage, named: Partial<Pick<Sheet, 'title' | 'tab'>> = {}): Sheet {
  const { page, rowCount, elsewhere } = written
  const draft: DraftRow[] = [
    [{ look: 'brand', text: written.brand.toUpperCase() }],
    [{ look: 'title', text: page.title }],
    [{ look: 'use', text: written.use }],
    [],
    ...draftPage(page, rowCount),
  ]
  const known = { spots: spotsOf(draft, rowCount), chosen: choiceWords(page) }
  const rows = draft
    .map((row) => {
      const cells = row.map((cell) => cell && cellOf(cell, written, known))
      return isResult(row) ? cells.map(asResult) : cells
    })
    .map(headRunsOn)
  const kept: SheetRow = [
    { look: 'label', value: 'I keep it elsewhere' },
    { look: 'input', value: elsewhere ?? null },
  ]
  if (elsewhere !== undefined) rows.push([], kept)
  const { landscape = false, widths = [] } = page.sheet ?? {}
  return { title: page.title, tab: 'accent', ...named, landscape, widths, rows }
}

/** The last head of a table is as wide as the words below it. */
function headRunsOn(row: SheetRow, index: number, rows: readonly SheetRow[]): SheetRow {
  const [last, below] = [row.at(-1), rows[index + 1]]
  if (last?.look !== 'head' || below?.length !== row.length || !isWords(below.at(-1))) return row
  return row.with(-1, { ...last, runsOn: true })
}

/** A figure that the page is for is drawn with its whole row; of a table's own rows, alone. */
const isResult = (row: DraftRow) =>
  row.some((cell) => cell?.look === 'result' && 'place' in cell && cell.row === undefined)
const besides: ReadonlySet<Look> = new Set(['label', 'remark', 'computed'])
const asResult = (cell: SheetCell | undefined): SheetCell | undefined =>
  cell && besides.has(cell.look) ? { ...cell, look: 'result' } : cell

function spotsOf(draft: readonly DraftRow[], rowCount: (table: string) => number): Spots {
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

type Known = { spots: Spots; chosen: ReturnType<typeof choiceWords> }

function cellOf(cell: DraftCell, written: WrittenPage, { spots, chosen }: Known): SheetCell {
  if ('text' in cell) return { look: cell.look, value: cell.text }
  if ('marksOf' in cell) return { look: 'mark', value: marksIn(cell.marksOf, written), choices: ['C', 'G'] }
  const { place, row, look } = cell
  const { page, at, money } = written
  const value = cell.isBlank ? null : at(place.address, row)
  const hasCents = written.showsCents && place.kind === 'money' && typeof value === 'number' && !Number.isInteger(value)
  const format = numberFormat(hasCents ? withTypedDigits(place, written.currency) : place, money)
  if (cell.isBlank) return { look, format, value: null, text: '' }
  const shown = { look, format, text: textOf(place, value, written) }
  if (place.formula !== undefined)
    return { ...shown, value: value ?? '', formula: spreadsheetFormula(page, place, row, spots) }
  return typedCell(shown, value, place, chosen(place))
}

function typedCell(shown: Omit<SheetCell, 'value'>, value: ComputedValue, { kind }: Place, choice?: Chosen): SheetCell {
  const typed = { ...shown, ...(choice ? { choices: choice.choices } : {}) }
  // An emptied number is a text without letters for formulas, in the form as in the sheet.
  if (value === '' && isNumeric(kind)) return { ...typed, value, formula: '""' }
  if (value === '' || value === null) return { ...typed, value: null }
  return { ...typed, value: choice ? choice.shown(value) : value }
}

/** What a choice stands for in words, where it has some; an empty answer is an empty cell. */
export function textOf(place: Place, value: ComputedValue, { currency }: Pick<WrittenPage, 'currency'>): string {
  if (value === null || value === '') return place.formula === undefined ? '' : '–'
  const { choices } = place
  const inWords = choices && !Array.isArray(choices) ? (choices as Record<string, string>)[String(value)] : undefined
  return inWords ?? placeText(value, place, currency)
}

/** Marks that differ are told by the words above their columns: `Day 1: G`. */
export function marksIn(places: readonly Place[], { page, marksAt }: WrittenPage, between = '\n'): string | null {
  const marked = places.flatMap((place) =>
    marksAt(place.address).map((mark) => ({ mark, head: headOver(place, page) })),
  )
  const marks = marked.map(({ mark }) => mark)
  if (new Set(marks).size <= 1) return marks[0] ?? null
  return marked.map(({ mark, head }) => (head ? `${head}: ${mark}` : mark)).join(between)
}

function headOver({ block, column }: Place, { blocks }: Worksheet): string | undefined {
  const found = blocks.get(block)
  return found?.what === 'grid' ? found.grid.columns.find(({ key }) => key === column)?.label : undefined
}
