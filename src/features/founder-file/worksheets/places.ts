import type { BodyItem, Field, Grid, GridRow, Table, Total } from './body.ts'
import { type Choices, digitsOf, isNumeric, type Kind, type Mark, type Range, type Value } from './kinds.ts'

/**
 * One place of a page that holds a value: a field, a cell of a grid, a column of a table that grows, or a total below
 * one. `address` is how content names it: `price`, `cases.lean.burn`, `tools.cost`, `scores.anna.total`. What is stored
 * of a table has a field for each cell instead (`pages/addresses.ts`).
 */
export type Place = {
  address: string
  block: string
  column?: string
  row?: string
  label: string
  kind: Kind
  /** Decimals that are shown of what is worked out; what is typed keeps its own (`pages/figure-text.ts`). */
  digits: number
  range?: Range | undefined
  choices?: Choices | undefined
  formula?: string | undefined
  from: readonly string[]
  /** What `from` says is shown and can’t be typed over. */
  isReadonly?: boolean
  required: boolean
  mark?: Mark | undefined
  unit?: string | undefined
  metric?: string | undefined
  /** One of the figures that the page is for. */
  result: boolean
  day?: number | undefined
  suggest?: Field['suggest']
  default?: Value | undefined
  /** Of a table's column, one for each example row. */
  example: readonly (Value | null)[]
}

/** The parts of a page that hold values, by their keys. */
export type Block =
  | { what: 'field'; field: Field }
  | { what: 'table'; table: Table }
  | { what: 'grid'; grid: Grid; rows: readonly GridRow[] }

export function blocksOf(body: readonly BodyItem[]): ReadonlyMap<string, Block> {
  const blocks = new Map<string, Block>()
  for (const item of body) {
    if ('field' in item) blocks.set(item.field, { what: 'field', field: item })
    else if ('table' in item) blocks.set(item.table, { what: 'table', table: item })
    else if ('grid' in item) blocks.set(item.grid, { what: 'grid', grid: item, rows: rowsOf(item) })
  }
  return blocks
}

export const rowsOf = (grid: Grid): GridRow[] => grid.rows.filter((row): row is GridRow => 'key' in row)

export function placesOf(body: readonly BodyItem[]): Place[] {
  return body.flatMap((item) => {
    if ('field' in item) return [placeOfField(item)]
    if ('table' in item) return [...columnsOf(item), ...item.totals.flatMap((total) => totalsOf(item, total))]
    return 'grid' in item ? rowsOf(item).flatMap((row) => cellsOf(item, row)) : []
  })
}

const placeOfField = (field: Field): Place => ({
  ...field,
  address: field.field,
  block: field.field,
  ...shownAs(field),
  from: field.from ?? [],
  example: field.example === undefined ? [] : [field.example],
})

function columnsOf(table: Table): Place[] {
  const typed = table.columns.filter(({ formula }) => formula === undefined)
  return table.columns.map((column) => ({
    ...column,
    address: `${table.table}.${column.key}`,
    block: table.table,
    column: column.key,
    ...shownAs(column),
    from: [],
    example: column.formula ? [] : table.example.map((row) => row[typed.indexOf(column)] ?? null),
  }))
}

function totalsOf(table: Table, total: Total): Place[] {
  const formulas = new Map(total.each?.columns.map((key) => [key, total.each?.formula ?? '']))
  for (const [key, formula] of Object.entries(total.cells)) formulas.set(key, formula)
  return [...formulas].map(([column, formula]) => {
    const above = table.columns.find(({ key }) => key === column)
    return {
      address: `${table.table}.${column}.${total.key}`,
      block: table.table,
      column,
      row: total.key,
      label: total.label,
      result: total.result,
      ...shownAs(total.kind ? total : { kind: above?.kind ?? 'number', digits: total.digits ?? above?.digits }),
      formula,
      from: [],
      required: false,
      example: [],
    }
  })
}

/** A cell's own formula comes first, then its column's, then its row's; a cell without any is typed. */
function cellsOf(grid: Grid, row: GridRow): Place[] {
  const columns = grid.columns.filter(({ key }) => row.cells[key] !== 'none' && (row.only?.includes(key) ?? true))
  const formulaOf = ({ key, formula }: Grid['columns'][number]) =>
    row.cells[key] === 'input' ? undefined : (row.cells[key] ?? formula ?? row.formula)
  const typed = columns.filter((column) => formulaOf(column) === undefined)
  return columns.map((column) => {
    const formula = formulaOf(column)
    const example = row.example[typed.indexOf(column)]
    return {
      address: `${grid.grid}.${column.key}.${row.key}`,
      block: grid.grid,
      column: column.key,
      row: row.key,
      label: plainLabel(row.label),
      ...shownAs(column.kind ? column : row),
      choices: column.choices ?? row.choices,
      formula,
      from: row.from[column.key] ?? [],
      ...(formula === undefined ? typedBy(row, column) : { required: false }),
      // A column of words beside the numbers, such as better or worse, measures nothing.
      metric: column.kind && !isNumeric(column.kind) ? undefined : row.metric,
      result: row.result,
      day: column.day,
      suggest: row.suggest,
      default: row.default,
      example: example === undefined ? [] : [example],
    }
  })
}

/** Lines of a grid carry their numbers on paper, `3  Revenue`, and nowhere else. */
export const plainLabel = (label: string): string => label.replace(/^\d+ {2}/, '')

const typedBy = (row: GridRow, { key, readonly }: Grid['columns'][number]) => ({
  isReadonly: readonly,
  required: isAsked(row, key),
  mark: row.mark,
})

const isAsked = ({ required }: GridRow, key: string) => (Array.isArray(required) ? required.includes(key) : required)

type Shown = { kind?: Kind | undefined; digits?: number | undefined; range?: Range | undefined }
const shownAs = ({ kind = 'short text', digits, range }: Shown) => ({ kind, digits: digitsOf(kind, digits), range })

/** The column that a cell of a grid stands in; undefined where the grid has no other. */
export function columnOfCell({ block, column, row }: Place, blocks: ReadonlyMap<string, Block>): string | undefined {
  const found = blocks.get(block)
  if (found?.what !== 'grid' || row === undefined || found.grid.columns.length < 2) return undefined
  return found.grid.columns.find(({ key }) => key === column)?.label
}

/** What a place is called where it is named by itself: `Revenue, Day 1`. */
export function placeName(place: Place, { blocks }: { blocks: ReadonlyMap<string, Block> }): string {
  const column = columnOfCell(place, blocks)
  return column ? `${place.label}, ${column}` : place.label
}
