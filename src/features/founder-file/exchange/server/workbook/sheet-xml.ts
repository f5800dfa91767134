import { escaped } from './escaped.ts'
import type { Sheet, SheetCell } from './page-sheet.ts'
import { cellName, letters } from './spreadsheet-formula.ts'
import type { Styles } from './style-book.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const wide = new Set(['title', 'use', 'heading', 'note'])

export function sheetXml({ rows, landscape }: Sheet, styles: Styles): string {
  const columns = Math.max(4, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) => widthOf(rows, at))
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, at) => (cell ? cellXml(cell, { column: at + 1, row: index + 1 }, styles) : ''))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const merged = rows.flatMap((row, index) =>
    row.length === 1 && row[0] && wide.has(row[0].look)
      ? [`<mergeCell ref="A${index + 1}:${letters(columns)}${index + 1}"/>`]
      : [],
  )
  const merges = merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>` : ''
  return `<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><cols>${cols.join('')}</cols><sheetData>${lines.join('')}</sheetData>${merges}<pageSetup paperSize="9" orientation="${landscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/></worksheet>`
}

/** As wide as words in it need, within what can be read. */
function widthOf(rows: Sheet['rows'], at: number): number {
  const lengths = rows.flatMap((row) => {
    const cell = row[at]
    if (!cell || (row.length === 1 && wide.has(cell.look))) return []
    return [typeof cell.value === 'string' ? cell.value.length + 2 : 12]
  })
  return Math.min(48, Math.max(12, ...lengths))
}

function cellXml({ look, value, formula, format }: SheetCell, spot: { column: number; row: number }, styles: Styles) {
  const at = `r="${cellName(spot)}" s="${styles.of(look, format)}"`
  const f = formula === undefined ? '' : `<f>${escaped(formula)}</f>`
  if (value === null) return `<c ${at}>${f}</c>`
  if (typeof value === 'number') return `<c ${at}>${f}<v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c ${at} t="b">${f}<v>${Number(value)}</v></c>`
  if (formula !== undefined) return `<c ${at} t="str">${f}<v>${escaped(value)}</v></c>`
  // A text is written as one, so that what begins with an equals sign is never worked out.
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}
