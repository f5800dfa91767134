import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import { parse } from 'yaml'
import { layOut, type Sheet } from '../../resources/sheet-layout.ts'
import type { Content, Fault } from '../content.ts'

type Cells = Record<string, unknown>
const broken = /^#(?:REF|NAME|VALUE|DIV|N\/A|NUM)/

/** Every spreadsheet opens, calculates without an error, and its example comes to the results that its source expects. */
export async function checkSheets({ root, library, cast }: Content): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { file, id } of library.resources.filter(({ format }) => format === 'xlsx')) {
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.readFile(join(root, 'resources/files', file))
    const says = workbook.worksheets.flatMap((page) => sheetFaults(page))
    const example = workbook.getWorksheet('Example')
    const source = join(root, 'resources/sources/sheets', `${id}.yaml`)
    if (example && existsSync(source))
      says.push(...unexpected(resultsOf(example), parse(readFileSync(source, 'utf8')), cast))
    faults.push(...says.map((one) => ({ where: `resources/files/${file}`, says: one })))
  }
  return faults
}

function sheetFaults(page: ExcelJS.Worksheet): string[] {
  const cells = Object.entries(resultsOf(page))
  const wrong = cells
    .filter(([, value]) => broken.test(String(value)))
    .map(([at, value]) => `${page.name}!${at} shows ${value}.`)
  return cells.length < 10 ? [...wrong, `${page.name} is nearly empty.`] : wrong
}

/** Address → what a reader sees. */
export function resultsOf(page: ExcelJS.Worksheet): Cells {
  const cells: Cells = {}
  page.eachRow((row) =>
    row.eachCell((cell) => {
      const value = cell.formula ? cell.result : cell.value
      cells[cell.address] = value && typeof value === 'object' && 'error' in value ? value.error : value
    }),
  )
  return cells
}

type Source = Sheet & { expect?: Record<string, number | string> }

function unexpected(cells: Cells, source: Source, cast: Content['cast']): string[] {
  const { rows } = layOut(source)
  return Object.entries(source.expect ?? {}).flatMap(([place, written]) => {
    const expected = fromCast(written, cast)
    const [column, key] = place.split('.')
    const row = rows.find((one) => one.key === key)
    const at = key ? `${column}${row?.number}` : place
    return isNear(cells[at], expected)
      ? []
      : [`Example!${at} (${place}) comes to ${cells[at]}; ${expected} is expected.`]
  })
}

/** `cast lumen.60.cash` stands for the figure, so that an example follows the business it speaks of. */
export function fromCast(written: number | string, cast: Content['cast']): number | string {
  const [, business = '', day = '', figure = ''] = /^cast (\w+)\.(\d+)\.(\w+)$/.exec(String(written)) ?? []
  return cast[business]?.figures[day]?.[figure] ?? written
}

/** As near as the expected value is written: 11.4 stands for 11.35 to 11.45. */
export function isNear(found: unknown, expected: number | string): boolean {
  if (typeof expected === 'string') return found === expected
  const digits = String(expected).split('.')[1]?.length ?? 0
  return typeof found === 'number' && Math.abs(found - expected) <= 0.51 * 10 ** -digits
}
