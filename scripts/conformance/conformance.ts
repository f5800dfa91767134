import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { conformancePage } from './page.ts'
import { unquotedWords } from './quotes.ts'
import { type Row, readRows } from './rows.ts'

const rowsPerTitle = 5
const pagePath = join(root, 'docs/conformance.md')

const rows = readRows()
const faults = faultsOf(rows)
const page = conformancePage(rows)
if (process.argv.includes('--write')) writeFileSync(pagePath, page)
else if (!existsSync(pagePath) || readFileSync(pagePath, 'utf8') !== page)
  faults.push('docs/conformance.md is old: npm run conformance -- --write')
for (const fault of faults) console.log(fault)
process.exit(faults.length === 0 ? 0 : 1)

/** What is wrong with the rows themselves, before any test has run. */
function faultsOf(rows: readonly Row[]): string[] {
  const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  return [
    ...unquotedWords(specification, rows),
    ...twice(rows.map(({ id }) => id)).map((id) => `${id} stands there twice`),
    ...rows.flatMap(({ id, built = [] }) =>
      built.filter((path) => !existsSync(join(root, path))).map((path) => `${id}: ${path} is not there`),
    ),
    ...rows
      .filter(({ built, tests }) => !built?.length || !tests?.length)
      .map(({ id }) => `${id} names no place or no test`),
    ...crowded(rows).map((title) => `more than ${rowsPerTitle} rows rest on “${title}”`),
  ]
}

function twice(ids: readonly string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

function crowded(rows: readonly Row[]): string[] {
  const titles = rows.flatMap(({ tests = [] }) => tests)
  return [...new Set(titles)].filter((title) => titles.filter((one) => one === title).length > rowsPerTitle)
}
