import type { BodyItem, Field, Grid, Table } from '../../../worksheets/body.ts'
import type { Worksheet } from '../../../worksheets/pages.ts'
import { type Place, rowsOf } from '../../../worksheets/places.ts'

export type Look =
  | 'brand'
  | 'title'
  | 'use'
  | 'heading'
  | 'head'
  | 'label'
  | 'note'
  | 'remark'
  | 'mark'
  | 'input'
  | 'computed'
  | 'result'
/** A cell before its place in the sheet decides how formulas name it. `row` counts a table's rows from 0. */
export type DraftCell =
  | { look: Look; text: string }
  | { look: Look; place: Place; row?: number; isBlank?: true }
  | { look: 'mark'; marksOf: Place[] }
export type DraftRow = readonly (DraftCell | undefined)[]
type Rows = (table: string) => number
type Draft = { placeAt: ReadonlyMap<string, Place>; rowCount: Rows; columns: number }
/** Columns count from 1. */
type Put = readonly [column: number, cell: DraftCell | undefined]

/** A page from top to bottom as rows of a sheet: labels in the first column, values where the page says, or beside them. */
export function draftPage(page: Worksheet, rowCount: Rows): DraftRow[] {
  const placeAt = new Map(page.places.map((place) => [place.address, place]))
  const draft = { placeAt, rowCount, columns: page.sheet?.widths.length ?? 0 }
  return page.body.flatMap((item, index) => (isOverText(item, page.body[index + 1]) ? [] : draftItem(item, draft)))
}

/** A text stays in the lesson, and so does the heading above it. */
const isOverText = (item: BodyItem, next: BodyItem | undefined) =>
  'heading' in item && next !== undefined && 'text' in next

function draftItem(item: BodyItem, draft: Draft): DraftRow[] {
  if ('heading' in item) return [[words('heading', item.heading)]]
  if ('field' in item) return [draftField(item, draft)]
  if ('table' in item) return draftTable(item, draft)
  if ('grid' in item) return draftGrid(item, draft)
  if ('head' in item) return [item.head.map((text) => words('head', text))]
  // What is only to be read stays in the lesson.
  return 'note' in item ? [[words('note', item.note)]] : []
}

/** What stands behind a value stands in the last column where the page says how many there are. */
function draftField(field: Field, { placeAt, columns }: Draft): DraftRow {
  const place = placeAt.get(field.field)
  const at = field.at ?? 2
  const behind = [field.unit, field.note, field.hint].filter(Boolean).join(' · ')
  const marks: Put[] = place?.mark ? [[at + 1, { look: 'mark', marksOf: [place] }]] : []
  const next = at + 1 + marks.length
  const notes: Put[] = behind ? [[Math.max(next, columns), words('remark', behind)]] : []
  return placed([[1, words('label', field.label)], [at, cellFor(place)], ...marks, ...notes])
}

function draftTable(table: Table, { placeAt, rowCount }: Draft): DraftRow[] {
  const at = positions(table.columns, 1)
  const across = (cells: readonly (DraftCell | undefined)[]) =>
    placed(cells.map((cell, index): Put => [at[index] ?? 1, cell]))
  const columns = table.columns.map(({ key }) => placeAt.get(`${table.table}.${key}`))
  const count = rowCount(table.table)
  const rows = Array.from({ length: Math.max(1, count) }, (_, row) =>
    across(columns.map((place) => (count === 0 ? blankFor(place) : cellFor(place, row)))),
  )
  const totals = table.totals.map((total) => {
    const cells = table.columns.map(({ key }) => cellFor(placeAt.get(`${table.table}.${key}.${total.key}`)))
    const label = words('label', total.label)
    const shown = cells[0] ? [...cells, label] : [label, ...cells.slice(1)]
    const columns = shown.map((cell, index): Put => [at[index] ?? index + 1, cell])
    // The first free column behind the last sum.
    const behind = 1 + Math.max(...columns.map(([column, cell]) => (cell ? column : 0)))
    return placed([
      ...columns.filter(([, cell]) => cell),
      ...(total.note ? [[behind, words('remark', total.note)] as const] : []),
    ])
  })
  return [
    ...(table.label ? [[words('heading', table.label)]] : []),
    ...(table.hint ? [[words('note', table.hint)]] : []),
    ...(table.headless ? [] : [across(table.columns.map(({ label }) => words('head', label)))]),
    ...rows,
    ...totals,
  ]
}

function draftGrid(grid: Grid, { placeAt }: Draft): DraftRow[] {
  const at = positions(grid.columns, grid.marks?.at === 2 ? 3 : 2)
  const next = (at.at(-1) ?? 1) + 1
  const hasMarks = rowsOf(grid).some(({ mark }) => mark)
  const marksAt = grid.marks?.at ?? next
  const notesAt = hasMarks && marksAt >= next ? marksAt + 1 : next
  const hasNotes = grid.notes !== undefined || rowsOf(grid).some((row) => behindRow(row))
  const rows = grid.rows.map((row): DraftRow => {
    if (!('key' in row)) return [words('heading', row.heading)]
    const places = grid.columns.map(({ key }) => placeAt.get(`${grid.grid}.${key}.${row.key}`))
    const marksOf = places.filter((place): place is Place => place?.mark !== undefined)
    const behind = behindRow(row)
    return placed([
      [1, words('label', row.label)],
      ...places.map((place, index): Put => [at[index] ?? next, cellFor(place)]),
      ...(marksOf.length > 0 ? [[marksAt, { look: 'mark', marksOf }] as const] : []),
      ...(behind ? [[notesAt, words('remark', behind)] as const] : []),
    ])
  })
  const head = placed([
    [1, words('head', grid.label)],
    ...grid.columns.map(({ label }, index): Put => [at[index] ?? next, words('head', label)]),
    ...(hasMarks ? [[marksAt, words('head', grid.marks?.label ?? 'C / G')] as const] : []),
    ...(hasNotes ? [[notesAt, words('head', grid.notes ?? '')] as const] : []),
  ])
  return grid.headless ? rows : [head, ...rows]
}

const behindRow = ({
  unit,
  note,
  hint,
}: {
  unit?: string | undefined
  note?: string | undefined
  hint?: string | undefined
}) => [unit, note, hint].filter(Boolean).join(' · ')

/** `at` says where a column stands; without it, after the one before. */
function positions(columns: readonly { at?: number | undefined }[], first: number): number[] {
  let next = first
  return columns.map(({ at }) => {
    const here = at ?? next
    next = here + 1
    return here
  })
}

function placed(cells: readonly Put[]): DraftRow {
  const row: (DraftCell | undefined)[] = []
  for (const [column, cell] of cells) row[column - 1] = cell
  return Array.from(row)
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
