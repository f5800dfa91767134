import type { Look } from './draft-page.ts'
import type { Sheet, SheetCell, SheetRow } from './page-sheet.ts'

const wide: ReadonlySet<Look> = new Set(['brand', 'title', 'use', 'heading', 'note'])
/** At least so high, in points; the rest is as high as its words. */
const heights: Partial<Record<Look, number>> = { brand: 16, title: 28, use: 46, heading: 30 }
const line = 18
const small = 15

/** A row that is one text from edge to edge. */
const isWide = (row: SheetRow) => row.length === 1 && row[0] !== undefined && wide.has(row[0].look)

/** How wide the columns of a sheet are: as it says, else as words in it need, within what can be read. */
export function widthsOf({ rows, widths }: Sheet): number[] {
  const columns = Math.max(widths.length, 3, ...rows.map((row) => row.length))
  return Array.from({ length: columns }, (_, at) => widths[at] ?? widthOf(rows, at))
}

function widthOf(rows: readonly SheetRow[], at: number): number {
  const lengths = rows.flatMap((row) => {
    const cell = row[at]
    return !cell || isWide(row) ? [] : [typeof cell.value === 'string' ? cell.value.length + 2 : 12]
  })
  return Math.min(48, Math.max(12, ...lengths))
}

/** The columns over which the last cell of a row runs on: of words, to the right edge. */
export function runsTo(row: SheetRow, widths: readonly number[]): number | undefined {
  const last = row.at(-1)
  if (!last || row.length === widths.length) return undefined
  return isWide(row) || isWords(last) ? widths.length : undefined
}

/** Words of the last cell run on to the right edge. */
export function isWords(cell: SheetCell | undefined): boolean {
  if (!cell) return false
  const { look, value, format, choices, formula, runsOn } = cell
  return (
    runsOn === true ||
    look === 'remark' ||
    (look === 'result' && format === undefined) ||
    (look === 'input' && format === 'General' && !choices && !formula && typeof value !== 'number')
  )
}

/** How far the lines of a row go: in upright sheets to the edge, elsewhere as far as its cells. */
export function rowEnd(row: SheetRow, { landscape, widths: said }: Sheet, widths: readonly number[]): number {
  if (runsTo(row, widths) !== undefined || (row.length > 0 && !landscape && said.length > 0)) return widths.length
  return row.length
}

/** What stands between the cells of a row and behind them: nothing, on the ground and the line of the row. */
export function fillerOf(row: SheetRow, at: number, widths: readonly number[]): SheetCell {
  const last = row.at(-1)
  if (last && at >= row.length && runsTo(row, widths) !== undefined) return { look: last.look, value: null }
  const [first] = row
  return { look: first?.look === 'head' || first?.look === 'result' ? first.look : 'computed', value: null }
}

/** The height of a row in points: the lines that its longest words take in their columns. */
export function heightOf(row: SheetRow, widths: readonly number[]): number {
  const [first] = row
  if (first && isWide(row)) {
    const lines = linesOf(first, sumOf(widths) * (first.look === 'title' ? 0.5 : 1))
    return Math.max(heights[first.look] ?? 0, small * (lines + (first.look === 'note' ? 0.2 : 0)))
  }
  const until = runsTo(row, widths)
  const lines = row.map((cell, at) => {
    const runsOn = until !== undefined && at === row.length - 1
    return cell ? linesOf(cell, runsOn ? sumOf(widths.slice(at)) : (widths[at] ?? 12)) : 1
  })
  return line * Math.max(1, ...lines)
}

function linesOf({ value, formula }: SheetCell, room: number): number {
  if (typeof value !== 'string' || formula) return 1
  return sumOf(value.split('\n').map((one) => (one.length <= room ? 1 : Math.ceil(one.length / (room * 0.95)))))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
