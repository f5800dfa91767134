import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
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
  if (!office) return null
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  const run = spawnSync(office, [profile, '--headless', '--convert-to', 'xlsx', '--outdir', folder, ...paths], {
    encoding: 'utf8',
    timeout: 240_000,
  })
  if (run.status !== 0) throw new Error(`LibreOffice could not open ${paths.join(', ')}: ${run.stderr}`)
  const all = []
  for (const path of paths) all.push(await valuesOf(join(folder, basename(path))))
  rmSync(folder, { recursive: true, force: true })
  return paths.length === 1 ? all[0] : all
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
