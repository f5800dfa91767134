import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ExcelJS, {
  type Alignment,
  type CellFormulaValue,
  type CellValue,
  type FillPattern,
  type Font,
  type Workbook,
  type Worksheet,
} from 'exceljs'
import { parse } from 'yaml'
import { brand, businessOf, currencySign, files, mix, sources } from './brand.ts'
import { type Cells, recalculated, type Tabs } from './recalculate.ts'
import { type Cell, type LaidRow, layOut, letter, type Sheet } from './sheet-layout.ts'

type SheetSource = Omit<Sheet, 'columns'> & {
  title: string
  use: string
  business?: string
  day?: number
  story?: string
  wide?: boolean
  columns: readonly { as?: string; width: number }[]
}
const tabs = ['Yours', 'Example'] as const
type Tab = (typeof tabs)[number]

const color = (value: string) => ({ argb: `FF${value.slice(1).toUpperCase()}` })
const fill = (value: string): FillPattern => ({ type: 'pattern', pattern: 'solid', fgColor: color(value) })
const line = { style: 'thin', color: color(mix(brand.ink, 0.2, '#ffffff')) } as const
const look = {
  input: fill(mix(brand.accent, 0.1, '#ffffff')),
  band: fill(mix(brand.ink, 0.07, '#ffffff')),
  result: fill(mix(brand.paper, 0.8, '#ffffff')),
}
const formats: Record<string, string> = {
  money: '#,##0;[Red]-#,##0',
  money2: '#,##0.00;[Red]-#,##0.00',
  int: '#,##0;[Red]-#,##0',
  dec1: '#,##0.0;[Red]-#,##0.0',
  dec2: '#,##0.00;[Red]-#,##0.00',
  pct: '0%',
  pct1: '0.0%',
  date: 'd mmm yyyy',
}

const readSheet = (id: string): SheetSource => parse(readFileSync(join(sources, 'sheets', `${id}.yaml`), 'utf8'))

/** Writes a workbook of two tabs, `Yours` to fill in and `Example` filled in; results are stored, so that viewers that don't calculate show them too. */
export async function makeSheet(id: string): Promise<void> {
  const sheet = readSheet(id)
  const path = join(files, `${id}.xlsx`)
  await workbookOf(sheet).xlsx.writeFile(path)
  const [results] = (await recalculated(path)) ?? []
  if (results) await workbookOf(sheet, results).xlsx.writeFile(path)
  else console.log(`${id}: LibreOffice is not installed, so the file holds formulas without stored results.`)
}

function workbookOf(sheet: SheetSource, results?: Tabs): Workbook {
  const workbook = new ExcelJS.Workbook()
  workbook.creator = brand.name
  workbook.title = sheet.title
  workbook.created = workbook.modified = new Date('2026-11-20T00:00:00Z')
  for (const tab of tabs) addTab(workbook, sheet, tab, results?.[tab])
  return workbook
}

function addTab(workbook: Workbook, sheet: SheetSource, tab: Tab, results?: Cells): void {
  const page = workbook.addWorksheet(tab, {
    properties: { tabColor: color(tab === 'Yours' ? brand.accent : brand.ink), defaultRowHeight: 18 },
    pageSetup: {
      paperSize: 9,
      orientation: sheet.wide ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 1,
      margins: { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
    headerFooter: { oddFooter: `&L&9${brand.name} · ${sheet.title.replaceAll('&', '&&')}&R&9&P / &N` },
    views: [{ showGridLines: false, state: 'frozen', ySplit: 3, xSplit: sheet.wide ? 1 : 0 }],
  })
  page.columns = sheet.columns.map(({ width }) => ({ width }))
  const { rows } = layOut(sheet)
  heading(page, sheet, tab)
  for (const row of rows) {
    const words = row.section ?? row.note
    if (words) drawWords(page, row, words, sheet)
    else drawRow(page, row, sheet, tab, results)
  }
}

function heading(page: Worksheet, sheet: SheetSource, tab: Tab): void {
  const last = letter(Math.max(sheet.columns.length, 3))
  const example = `Example: ${sheet.business ? businessOf(sheet.business).name : ''}${sheet.day ? `, day ${sheet.day}` : ''}. ${sheet.story ?? ''}`
  const lines: [string, Partial<Font>, number][] = [
    [brand.name.toUpperCase(), { size: 9, bold: true, color: color(brand.accent) }, 16],
    [sheet.title, { name: 'Georgia', size: 18, bold: true, color: color(brand.ink) }, 28],
    [tab === 'Yours' ? sheet.use : example, { size: 10, color: color(mix(brand.ink, 0.75, '#ffffff')) }, 46],
  ]
  for (const [index, [text, font, height]] of lines.entries()) {
    page.mergeCells(`A${index + 1}:${last}${index + 1}`)
    const cell = page.getCell(`A${index + 1}`)
    cell.value = text
    cell.font = { name: 'Calibri', ...font }
    cell.alignment = { wrapText: true, vertical: index === 2 ? 'top' : 'middle' }
    page.getRow(index + 1).height = height
  }
}

function drawRow(page: Worksheet, row: LaidRow, sheet: SheetSource, tab: Tab, results?: Cells): void {
  const last = sheet.columns.length
  const { words } = row.cells.at(-1) ?? {}
  if (words && row.cells.length < last) page.mergeCells(row.number, row.cells.length, row.number, last)
  page.getRow(row.number).height = 18 * linesOf(row, sheet, words)
  for (const [index, cell] of row.cells.entries()) {
    const at = page.getCell(row.number, index + 1)
    at.font = { name: 'Calibri', size: 11, bold: Boolean(row.head || row.total), color: color(brand.ink) }
    at.alignment = alignmentOf(row, cell, index)
    at.border = { bottom: line }
    at.numFmt = formatOf(cell, sheet, tab)
    at.value = shownIn(cell, tab, results?.[at.address])
    if (cell.list) at.dataValidation = { type: 'list', allowBlank: true, formulae: [`"${cell.list.join(',')}"`] }
    const ground = groundOf(row, cell)
    if (ground) at.fill = ground
  }
}

function alignmentOf(row: LaidRow, cell: Cell, index: number): Partial<Alignment> {
  const isCentered = (row.head && index > 0) || cell.list || (cell.f && cell.as === 'text')
  const isText = typeof cell.text === 'string' || cell.words === true
  return {
    vertical: 'middle',
    wrapText: isText,
    ...(isCentered ? { horizontal: 'center' } : {}),
    ...(isText && index > 0 && !isCentered ? { horizontal: 'left', indent: 1 } : {}),
  }
}

function groundOf(row: LaidRow, cell: Cell): FillPattern | undefined {
  if (row.head) return look.band
  if (row.total) return look.result
  return 'in' in cell ? look.input : undefined
}

/** Lines that the longest words of a row need in their columns; the last words may run on to the edge. */
function linesOf({ cells }: LaidRow, { columns }: SheetSource, runsOn = false): number {
  const widths = columns.map(({ width }) => width)
  const lines = cells.map((cell, index) => {
    const own = widths.slice(index, runsOn && index === cells.length - 1 ? undefined : index + 1)
    const room = own.reduce((sum, one) => sum + one, 0)
    const words = typeof cell.text === 'string' ? cell.text : typeof cell.in === 'string' ? cell.in : ''
    return Math.ceil(words.length / (room * 0.95))
  })
  return Math.max(1, ...lines)
}

/** Money shows its currency in the example only: yours may be another. */
function formatOf({ as = '' }: Cell, { business }: SheetSource, tab: Tab): string {
  const format = formats[as] ?? 'General'
  return tab === 'Example' && business && as.startsWith('money')
    ? format.replaceAll('#,##0', `"${currencySign(businessOf(business))}"#,##0`)
    : format
}

function shownIn(cell: Cell, tab: Tab, result: CellValue): CellValue {
  if (cell.f) return { formula: `IFERROR(${cell.f},"")`, ...stored(result) }
  if (cell.in === undefined) return cell.text
  if (tab === 'Yours' && !cell.keep) return null
  return cell.as === 'date' && typeof cell.in === 'string' ? new Date(cell.in) : cell.in
}

/** A result as a formula keeps it: rich text and links are none. */
function stored(result: CellValue): Pick<CellFormulaValue, 'result'> {
  if (result === null || result === undefined) return {}
  if (typeof result === 'object' && !(result instanceof Date) && !('error' in result)) return {}
  return { result }
}

function drawWords(page: Worksheet, row: LaidRow, words: string, sheet: SheetSource): void {
  page.mergeCells(row.number, 1, row.number, Math.max(sheet.columns.length, 3))
  const cell = page.getCell(row.number, 1)
  cell.value = words
  cell.font = row.section
    ? { name: 'Georgia', size: 13, bold: true, color: color(brand.accent) }
    : { name: 'Calibri', size: 10, italic: true, color: color(mix(brand.ink, 0.75, '#ffffff')) }
  cell.alignment = { wrapText: true, vertical: row.section ? 'bottom' : 'top' }
  const width = sheet.columns.reduce((sum, column) => sum + column.width, 0)
  page.getRow(row.number).height = row.section ? 30 : 15 * Math.ceil(words.length / width + 0.15)
}
