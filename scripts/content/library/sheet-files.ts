import { join } from 'node:path'
import ExcelJS from 'exceljs'
import type { Content, Fault } from '../content.ts'

type Cells = Record<string, unknown>
const broken = /^#(?:REF|NAME|VALUE|DIV|N\/A|NUM)/

/** Every spreadsheet opens and calculates without an error. What its example comes to, its page says. */
export async function checkSheets({ root, library }: Content): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { file } of library.resources.filter(({ format }) => format === 'xlsx')) {
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.readFile(join(root, 'resources/files', file))
    const says = workbook.worksheets.flatMap((page) => sheetFaults(page))
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
