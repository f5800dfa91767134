import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../../../scripts/content/content.ts'
import { resultsOf } from '../../../scripts/content/library/sheet-files.ts'
import { layOut } from '../../../scripts/resources/sheet-layout.ts'
import { exampleOf } from '../../../src/features/founder-file/worksheets/example.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { workOut } from '../../../src/features/founder-file/worksheets/work-out.ts'

/** A file of the library is one day made from its page: the page has to say all that the file's own source says. */
const content = readContent(resolve('content'))
const sources = resolve('content/resources/sources')
const pagesFrom = (folder: string, ending: string) =>
  content.worksheets.pages.filter(({ resource = '' }) => existsSync(`${sources}/${folder}/${resource}${ending}`))
const sheets = pagesFrom('sheets', '.yaml')
const documents = pagesFrom('documents', '.md')

const leaves = (held: unknown): unknown[] =>
  typeof held === 'object' && held !== null ? Object.values(held).flatMap(leaves) : [held]

/** Words, choices and examples of a sheet, without its numbers of rows and its formulas. */
function wordsOf(path: string): string[] {
  const sheet = parse(readFileSync(path, 'utf8'))
  const { rows } = layOut(sheet)
  const inRows = rows.flatMap((row) => [
    row.section,
    row.note,
    ...row.cells.flatMap((cell) => [
      cell.text,
      ...(typeof cell.in === 'string' ? [cell.in] : []),
      ...(cell.list ?? []),
    ]),
  ])
  const said = [sheet.title, sheet.use, sheet.story, ...inRows].map((one) => String(one ?? '').trim())
  return [...new Set(said)].filter((one) => one !== '')
}

test.each(sheets)('every word of the sheet $id stands on its page', ({ id, file }) => {
  const page = new Set(leaves(parse(readFileSync(resolve('content', file), 'utf8'))).map(String))
  const goals = [...page].map((one) => one.replace(/^.*?: /, ''))
  const missing = wordsOf(`${sources}/sheets/${id}.yaml`).filter((one) => !page.has(one) && !goals.includes(one))
  expect(missing).toEqual([])
})

test.each(sheets)('the sheet $id is as wide as its page says', ({ id, sheet }) => {
  const source = parse(readFileSync(`${sources}/sheets/${id}.yaml`, 'utf8'))
  expect(sheet?.widths).toEqual(source.columns.map(({ width }: { width: number }) => width))
  expect(sheet?.landscape).toBe(source.wide === true)
})

test.each(sheets)('the example of the page $id comes to every result of its sheet', async (page) => {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(resolve('content/resources/files', `${page.id}.xlsx`))
  const example = workbook.getWorksheet('Example')
  const shown = example ? Object.values(resultsOf(example)) : []
  const heads = leaves(page.body)
    .filter((one) => typeof one === 'string')
    .map(Number)
  const known = new Set([...valuesOf(page), ...heads])
  const numbers = shown.filter((value) => typeof value === 'number').map(rounded)
  expect(numbers.length).toBeGreaterThan(5)
  expect([...new Set(numbers)].filter((one) => !known.has(one))).toEqual([])
})

const rounded = (value: number) => Number(value.toPrecision(9))

function valuesOf(page: Worksheet): number[] {
  const { at, rowCount } = workOut(page, exampleOf(page))
  return page.places
    .flatMap(({ address, block, column, row }) =>
      column !== undefined && row === undefined
        ? Array.from({ length: rowCount(block) }, (_, index) => at(address, index))
        : [at(address)],
    )
    .filter((value) => typeof value === 'number')
    .map(rounded)
}

const singleWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])

test.each(documents)('every word of the document $id stands on its page', ({ id, file }) => {
  const page = singleWords(readFileSync(resolve('content', file), 'utf8'))
  const source = readFileSync(`${sources}/documents/${id}.md`, 'utf8').replace(/\{\{.*?\}\}|^\| \d+ \|/gm, '')
  expect([...singleWords(source)].filter((word) => !page.has(word))).toEqual([])
})
