import type { BodyItem, Field, Grid, Table } from '../../../worksheets/body.ts'
import type { Worksheet } from '../../../worksheets/pages.ts'
import { type Place, rowsOf } from '../../../worksheets/places.ts'

export type Look = 'title' | 'use' | 'heading' | 'head' | 'label' | 'note' | 'input' | 'computed' | 'result'
/** A cell before its place in the sheet decides how formulas name it. `row` counts a table's rows from 0. */
export type DraftCell =
  | { look: Look; text: string }
  | { look: Look; place: Place; row?: number; isBlank?: true }
  | { look: Look; marksOf: Place[] }
export type DraftRow = readonly (DraftCell | undefined)[]
type Rows = (table: string) => number

/** A page from top to bottom as rows of a sheet: labels in the first column, values beside them. */
export function draftPage(page: Worksheet, rowCount: Rows): DraftRow[] {
  const placeAt = new Map(page.places.map((place) => [place.address, place]))
  return [
    [words('title', page.title)],
    [words('use', page.use)],
    [],
    ...page.body.flatMap((item) => draftItem(item, placeAt, rowCount)),
  ]
}

function draftItem(item: BodyItem, placeAt: ReadonlyMap<string, Place>, rowCount: Rows): DraftRow[] {
  if ('heading' in item) return [[], [words('heading', item.heading)]]
  if ('field' in item) return [draftField(item, placeAt)]
  if ('table' in item) return draftTable(item, placeAt, rowCount(item.table))
  if ('grid' in item) return draftGrid(item, placeAt)
  if ('head' in item) return [item.head.map((text) => words('head', text))]
  // What is only to be read stays in the lesson.
  return 'note' in item ? [[words('note', item.note)]] : []
}

function draftField(field: Field, placeAt: ReadonlyMap<string, Place>): DraftRow {
  const place = placeAt.get(field.field)
  const behind = [field.unit, field.note].filter(Boolean).join(' · ')
  return [
    words('label', field.label),
    cellFor(place),
    place?.mark ? { look: 'note', marksOf: [place] } : undefined,
    behind ? words('note', behind) : undefined,
  ]
}

function draftTable(table: Table, placeAt: ReadonlyMap<string, Place>, count: number): DraftRow[] {
  const columns = table.columns.map(({ key }) => placeAt.get(`${table.table}.${key}`))
  const head = table.columns.map(({ label }) => words('head', label))
  const rows = Array.from({ length: Math.max(1, count) }, (_, row) =>
    columns.map((place) => (count === 0 ? blankFor(place) : cellFor(place, row))),
  )
  const totals = table.totals.map((total) => {
    const cells = table.columns.map(({ key }) => cellFor(placeAt.get(`${table.table}.${key}.${total.key}`)))
    if (cells[0]) return [...cells, words('label', total.label)]
    return [words('label', total.label), ...cells.slice(1)]
  })
  return [[], ...(table.label ? [[words('heading', table.label)]] : []), head, ...rows, ...totals, []]
}

function draftGrid(grid: Grid, placeAt: ReadonlyMap<string, Place>): DraftRow[] {
  const hasNotes = grid.notes !== undefined || rowsOf(grid).some(({ note }) => note)
  const hasMarks = rowsOf(grid).some(({ mark }) => mark)
  const head = [grid.label, ...grid.columns.map(({ label }) => label)]
  const rows = grid.rows.map((row): DraftRow => {
    if (!('key' in row)) return [words('heading', row.heading)]
    const places = grid.columns.map(({ key }) => placeAt.get(`${grid.grid}.${key}.${row.key}`))
    const marked = places.filter((place): place is Place => place?.mark !== undefined)
    return [
      words('label', row.label),
      ...places.map((place) => cellFor(place)),
      ...(hasMarks ? [marked.length > 0 ? ({ look: 'note', marksOf: marked } as const) : undefined] : []),
      ...(row.note ? [words('note', row.note)] : []),
    ]
  })
  const titles = [...head, ...(hasMarks ? [grid.marks?.label ?? 'C / G'] : []), ...(hasNotes ? [grid.notes ?? ''] : [])]
  return [[], titles.map((text) => words('head', text)), ...rows, []]
}

const words = (look: Look, text: string) => ({ look, text })

function cellFor(place: Place | undefined, row?: number): DraftCell | undefined {
  if (!place) return undefined
  const look = place.result ? 'result' : place.formula === undefined ? 'input' : 'computed'
  return { look, place, ...(row === undefined ? {} : { row }) }
}

/** A table without rows keeps one empty line, also under what is computed, so that its totals have something to count. */
const blankFor = (place: Place | undefined): DraftCell | undefined =>
  place && { look: place.formula === undefined ? 'input' : 'computed', place, row: 0, isBlank: true }
