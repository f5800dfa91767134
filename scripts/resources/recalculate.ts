import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ExcelJS, { type CellValue, type Worksheet } from 'exceljs'

/** address → value */
export type Cells = Record<string, CellValue>
export type Tabs = Record<string, Cells>

const office = [
  '/usr/bin/soffice',
  '/usr/bin/libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find(existsSync)

/** Opens workbooks in LibreOffice, lets it calculate, and answers tab → address → value of each; null where it is not installed. */
export async function recalculated(...paths: readonly string[]): Promise<Tabs[] | null> {
  return converted('xlsx', paths, async (folder) => {
    const all: Tabs[] = []
    for (const path of paths) all.push(await valuesOf(join(folder, basename(path))))
    return all
  })
}

/** The first tab of each workbook as CSV with every digit and texts in quotation marks, all from one process; null where LibreOffice is not installed. */
export async function recalculatedAsText(paths: readonly string[], minutes = 4): Promise<string[] | null> {
  const csv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false'
  const read = async (folder: string) =>
    paths.map((path) => readFileSync(join(folder, `${basename(path, '.xlsx')}.csv`), 'utf8'))
  return converted(csv, paths, read, minutes)
}

async function converted<T>(
  format: string,
  paths: readonly string[],
  read: (folder: string) => Promise<T>,
  minutes = 4,
): Promise<T | null> {
  if (!office) return null
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  const run = spawnSync(office, [profile, '--headless', '--convert-to', format, '--outdir', folder, ...paths], {
    encoding: 'utf8',
    timeout: minutes * 60_000,
  })
  if (run.status !== 0) throw new Error(`LibreOffice could not open ${paths.join(', ')}: ${run.stderr}`)
  const found = await read(folder)
  rmSync(folder, { recursive: true, force: true })
  return found
}

/** tab → address → stored value, formulas by their result. */
export async function valuesOf(path: string): Promise<Tabs> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(path)
  return Object.fromEntries(workbook.worksheets.map((page) => [page.name, cellsOf(page)]))
}

function cellsOf(page: Worksheet): Cells {
  const cells: Cells = {}
  page.eachRow((row) =>
    row.eachCell((cell) => {
      const value = cell.formula ? (cell.result ?? '') : cell.value
      cells[cell.address] = value
    }),
  )
  return cells
}
