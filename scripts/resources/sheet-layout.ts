/** Gives every row of a sheet its number and every formula its cells. Keys instead of addresses: `[costs]` is the row `costs` in this column. */
const firstRow = 5

type Given = string | number | boolean | null
export type Cell = {
  f?: string
  in?: Given
  text?: Given
  as?: string | undefined
  words?: boolean
  /** Stays in the tab that is to be filled in. */
  keep?: boolean
  list?: (string | number)[]
}
/** A row as its author writes it. */
export type SheetRow = {
  key?: string
  block?: string
  count?: number
  head?: readonly string[]
  label?: string
  each?: string
  first?: string
  values?: readonly Given[]
  cells?: readonly (Cell | Given)[]
  example?: readonly (readonly Given[])[]
  as?: string
  section?: string
  note?: string
  /** A result, which is drawn stronger. */
  total?: boolean
}
type Numbered = SheetRow & { index: number; number: number }
export type LaidRow = Omit<Numbered, 'cells'> & { cells: Cell[] }
export type Sheet = { rows: readonly SheetRow[]; columns: readonly { as?: string }[] }
type Ranges = Map<string, [from: number, until: number]>

export function layOut(sheet: Sheet): { rows: LaidRow[]; last: number } {
  const rowOf: Ranges = new Map()
  let at = firstRow
  const rows = sheet.rows.flatMap((row) => {
    const count = row.block ? (row.count ?? 0) : 1
    const key = row.block ?? row.key
    if (key) rowOf.set(key, [at, at + count - 1])
    const made = Array.from({ length: count }, (_, index) => ({ ...row, index, number: at + index }))
    at += count
    return made
  })
  return { rows: rows.map((row) => ({ ...row, cells: cellsOf(row, sheet, rowOf) })), last: at - 1 }
}

export const letter = (column: number): string => String.fromCharCode(64 + column)

function cellsOf(row: Numbered, sheet: Sheet, rowOf: Ranges): Cell[] {
  if (row.head) return row.head.map((text) => ({ text }))
  const { each } = row
  const given: readonly (Cell | Given)[] = each
    ? [row.label ?? null, ...sheet.columns.slice(1).map((_, index) => eachCell({ ...row, each }, index))]
    : (row.cells ?? [])
  return given.map((cell, index) => {
    const made: Cell = typeof cell === 'object' && cell !== null ? { ...cell } : plainCell(cell, row, index)
    const shown = row.example?.[row.index]?.[index]
    if ('in' in made && shown !== undefined && shown !== '') made.in = shown
    made.as ??= row.as ?? sheet.columns[index]?.as
    if (made.f) made.f = resolved(made.f, index + 1, row.number, rowOf)
    return made
  })
}

/** `each: in` makes an input of every column, `each: "=…"` a formula; `first` is the formula of the first of them. */
function eachCell({ each, first, values = [] }: SheetRow & { each: string }, index: number): Cell {
  if (each === 'in') return { in: values[index] ?? null }
  return { f: (index === 0 && first ? first : each).slice(1) }
}

/** In a block `?` is a cell for words and `#` one for a number; elsewhere a number is an input that shows the example's. */
function plainCell(cell: Given, row: Numbered, index: number): Cell {
  if (cell === '?' || cell === '#') return { in: row.example?.[row.index]?.[index] ?? null, words: cell === '?' }
  if (typeof cell === 'number') return { in: cell }
  if (typeof cell === 'string' && cell.startsWith('=')) return { f: cell.slice(1) }
  if (typeof cell === 'string' && cell.startsWith('?')) return { in: cell.slice(1), words: true }
  return { text: cell ?? '' }
}

/** `[key]`, `[B.key]`, `[<.key]` (column before), `[.D]` (this row), `[a:b]`; the key of a block is its whole range. */
function resolved(formula: string, column: number, row: number, rowOf: Ranges): string {
  return formula.replace(
    /\[(?:([A-Z<]?)\.)?(\w+)(?::(\w+))?\]/g,
    (whole: string, where: string | undefined, key: string, end: string | undefined) => {
      if (where === '' && /^[A-Z]$/.test(key)) return `${key}${row}`
      const [from, until] = rowsFor(key, end, rowOf)
      if (from === undefined || until === undefined) throw new Error(`${whole} names no row`)
      const name = where === '<' ? letter(column - 1) : where || letter(column)
      return from === until ? `${name}${from}` : `${name}$${from}:${name}$${until}`
    },
  )
}

function rowsFor(key: string, end: string | undefined, rowOf: Ranges): (number | undefined)[] {
  const [from, until] = rowOf.get(key) ?? []
  return end ? [from, rowOf.get(end)?.[1]] : [from, until]
}
