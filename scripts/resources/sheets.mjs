import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import { parse } from 'yaml'
import { brand, cast, currencies, files, mix, sources } from './brand.mjs'
import { recalculated } from './recalculate.ts'
import { layOut, letter } from './sheet-layout.ts'

const color = (value) => ({ argb: `FF${value.slice(1).toUpperCase()}` })
const fill = (value) => ({ type: 'pattern', pattern: 'solid', fgColor: color(value) })
const line = { style: 'thin', color: color(mix(brand.ink, 0.2, '#ffffff')) }
const look = {
  input: fill(mix(brand.accent, 0.1, '#ffffff')),
  band: fill(mix(brand.ink, 0.07, '#ffffff')),
  result: fill(mix(brand.paper, 0.8, '#ffffff')),
}
const formats = {
  money: '#,##0;[Red]-#,##0',
  money2: '#,##0.00;[Red]-#,##0.00',
  int: '#,##0;[Red]-#,##0',
  dec1: '#,##0.0;[Red]-#,##0.0',
  dec2: '#,##0.00;[Red]-#,##0.00',
  pct: '0%',
  pct1: '0.0%',
  date: 'd mmm yyyy',
}

export const readSheet = (id) => parse(readFileSync(join(sources, 'sheets', `${id}.yaml`), 'utf8'))

/** Writes a workbook of two tabs, `Yours` to fill in and `Example` filled in; results are stored, so that viewers that don't calculate show them too. */
export async function makeSheet(id) {
  const sheet = readSheet(id)
  const path = join(files, `${id}.xlsx`)
  await workbookOf(sheet).xlsx.writeFile(path)
  const [results] = (await recalculated(path)) ?? []
  if (results) await workbookOf(sheet, results).xlsx.writeFile(path)
  else console.log(`${id}: LibreOffice is not installed, so the file holds formulas without stored results.`)
}

function workbookOf(sheet, results) {
  const workbook = new ExcelJS.Workbook()
  workbook.creator = brand.name
  workbook.title = sheet.title
  workbook.created = workbook.modified = new Date('2026-11-20T00:00:00Z')
  for (const tab of ['Yours', 'Example']) addTab(workbook, sheet, tab, results?.[tab])
  return workbook
}

function addTab(workbook, sheet, tab, results) {
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
  for (const row of rows) drawRow(page, row, sheet, tab, results)
}

function heading(page, sheet, tab) {
  const last = letter(Math.max(sheet.columns.length, 3))
  const example = `Example: ${cast[sheet.business]?.name ?? ''}${sheet.day ? `, day ${sheet.day}` : ''}. ${sheet.story ?? ''}`
  const lines = [
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

function drawRow(page, row, sheet, tab, results) {
  if (row.section || row.note) return drawWords(page, row, sheet)
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

function alignmentOf(row, cell, index) {
  const isCentered = (row.head && index > 0) || cell.list || (cell.f && cell.as === 'text')
  const isText = typeof cell.text === 'string' || cell.words === true
  return {
    vertical: 'middle',
    wrapText: isText,
    ...(isCentered ? { horizontal: 'center' } : {}),
    ...(isText && index > 0 && !isCentered ? { horizontal: 'left', indent: 1 } : {}),
  }
}

function groundOf(row, cell) {
  if (row.head) return look.band
  if (row.total) return look.result
  return 'in' in cell ? look.input : undefined
}

/** Lines that the longest words of a row need in their columns; the last words may run on to the edge. */
function linesOf({ cells }, { columns }, runsOn) {
  const widths = columns.map(({ width }) => width)
  const lines = cells.map((cell, index) => {
    const room =
      runsOn && index === cells.length - 1 ? widths.slice(index).reduce((sum, one) => sum + one, 0) : widths[index]
    const words = typeof cell.text === 'string' ? cell.text : typeof cell.in === 'string' ? cell.in : ''
    return Math.ceil(words.length / (room * 0.95))
  })
  return Math.max(1, ...lines)
}

/** Money shows its currency in the example only: yours may be another. */
function formatOf({ as }, sheet, tab) {
  const format = formats[as] ?? 'General'
  const symbol = currencies[cast[sheet.business]?.currency]
  return tab === 'Example' && symbol && as?.startsWith('money')
    ? format.replaceAll('#,##0', `"${symbol}"#,##0`)
    : format
}

function shownIn(cell, tab, result) {
  if (cell.f) return { formula: `IFERROR(${cell.f},"")`, result }
  if (!('in' in cell)) return cell.text
  if (tab === 'Yours' && !cell.keep) return null
  return cell.as === 'date' ? new Date(cell.in) : cell.in
}

function drawWords(page, row, sheet) {
  page.mergeCells(row.number, 1, row.number, Math.max(sheet.columns.length, 3))
  const cell = page.getCell(row.number, 1)
  cell.value = row.section ?? row.note
  cell.font = row.section
    ? { name: 'Georgia', size: 13, bold: true, color: color(brand.accent) }
    : { name: 'Calibri', size: 10, italic: true, color: color(mix(brand.ink, 0.75, '#ffffff')) }
  cell.alignment = { wrapText: true, vertical: row.section ? 'bottom' : 'top' }
  const width = sheet.columns.reduce((sum, column) => sum + column.width, 0)
  page.getRow(row.number).height = row.section ? 30 : 15 * Math.ceil(row.note.length / width + 0.15)
}
