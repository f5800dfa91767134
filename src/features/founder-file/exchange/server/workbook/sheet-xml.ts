import { isList } from './choice-words.ts'
import { escaped } from './escaped.ts'
import type { Sheet, SheetCell } from './page-sheet.ts'
import { fillerOf, heightOf, rowEnd, runsTo, widthsOf } from './sheet-shape.ts'
import { cellName, letters } from './spreadsheet-formula.ts'
import type { Side, Styles } from './style-book.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** Lines above it stay in sight: brand, title and what one does. */
const frozen = 3
/** Sheets up to this long are printed on one page. */
const onePage = 60

export type Look = { styles: Styles; tab: string; footer: string }

export function sheetXml(sheet: Sheet, { styles, tab, footer }: Look): string {
  const { rows, landscape } = sheet
  const widths = widthsOf(sheet)
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const lines = rows.map((row, index) => {
    const cells = Array.from({ length: rowEnd(row, sheet, widths) }, (_, at) => {
      const spot = { column: at + 1, row: index + 1 }
      return cellXml(row[at] ?? fillerOf(row, at, widths), spot, styles)
    })
    return `<row r="${index + 1}" ht="${heightOf(row, widths)}" customHeight="1">${cells.join('')}</row>`
  })
  const merged = rows.flatMap((row, index) => {
    const until = runsTo(row, widths)
    return until === undefined ? [] : [`${letters(row.length)}${index + 1}:${letters(until)}${index + 1}`]
  })
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const xSplit = landscape ? ' xSplit="1"' : ''
  const pane = `<pane${xSplit} ySplit="${frozen}" topLeftCell="${landscape ? 'B' : 'A'}${frozen + 1}" activePane="${landscape ? 'bottomRight' : 'bottomLeft'}" state="frozen"/>`
  const parts = [
    `<sheetPr><tabColor rgb="FF${tab}"/><pageSetUpPr fitToPage="1"/></sheetPr>`,
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0">${pane}</sheetView></sheetViews>`,
    `<sheetFormatPr defaultRowHeight="18"/><cols>${cols.join('')}</cols><sheetData>${lines.join('')}</sheetData>`,
    merges === '' ? '' : `<mergeCells count="${merged.length}">${merges}</mergeCells>`,
    validations(rows),
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${landscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="${rows.length > onePage ? 0 : 1}"/>`,
    `<headerFooter><oddFooter>${escaped(footer)}</oddFooter></headerFooter>`,
  ]
  return `<worksheet xmlns="${main}">${parts.join('')}</worksheet>`
}

/** What may be chosen is offered as a list. */
function validations(rows: Sheet['rows']): string {
  const lists = rows.flatMap((row, index) =>
    row.flatMap((cell, at) => {
      const list = cell?.choices?.map(String) ?? []
      const text = list.join(',')
      if (list.length === 0 || !isList(list)) return []
      const at1 = cellName({ column: at + 1, row: index + 1 })
      return [
        `<dataValidation type="list" allowBlank="1" sqref="${at1}"><formula1>${escaped(`"${text}"`)}</formula1></dataValidation>`,
      ]
    }),
  )
  return lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
}

function cellXml(cell: SheetCell, spot: { column: number; row: number }, styles: Styles) {
  const { value, formula } = cell
  const at = `r="${cellName(spot)}" s="${styleOf(cell, spot.column, styles)}"`
  const f = formula === undefined ? '' : `<f>${escaped(formula)}</f>`
  if (value === null) return `<c ${at}>${f}</c>`
  if (typeof value === 'number') return `<c ${at}>${f}<v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c ${at} t="b">${f}<v>${Number(value)}</v></c>`
  if (formula !== undefined) return `<c ${at} t="str">${f}<v>${escaped(value)}</v></c>`
  // A text is written as one, so that what begins with an equals sign is never worked out.
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const styleOf = (cell: SheetCell, column: number, styles: Styles) =>
  styles.of(cell.look, cell.format, sideOf(cell, column))

function sideOf({ look, format, choices, formula }: SheetCell, column: number): Side {
  if (column === 1) return 'general'
  if (look === 'head' || choices || (formula && format === 'General')) return 'center'
  return look === 'remark' || look === 'label' || (format ?? 'General') === 'General' ? 'left' : 'general'
}
