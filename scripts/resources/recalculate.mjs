import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ExcelJS from 'exceljs'

const office = [
  '/usr/bin/soffice',
  '/usr/bin/libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find(existsSync)

/** Opens workbooks in LibreOffice, lets it calculate, and answers tab → address → value; null where it is not installed. */
export async function recalculated(...paths) {
  return converted('xlsx', paths, async (folder) => {
    const all = []
    for (const path of paths) all.push(await valuesOf(join(folder, basename(path))))
    return paths.length === 1 ? all[0] : all
  })
}

/** The first tab of each workbook as CSV with every digit and texts in quotation marks, all from one process; null where LibreOffice is not installed. */
export async function recalculatedAsText(paths, minutes = 4) {
  const csv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false'
  const read = (folder) => paths.map((path) => readFileSync(join(folder, `${basename(path, '.xlsx')}.csv`), 'utf8'))
  return converted(csv, paths, read, minutes)
}

async function converted(format, paths, read, minutes = 4) {
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
export async function valuesOf(path) {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(path)
  return Object.fromEntries(workbook.worksheets.map((page) => [page.name, cellsOf(page)]))
}

function cellsOf(page) {
  const cells = {}
  page.eachRow((row) =>
    row.eachCell((cell) => {
      const value = cell.formula ? (cell.result ?? '') : cell.value
      cells[cell.address] = value
    }),
  )
  return cells
}
