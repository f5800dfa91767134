import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { conformancePage } from './conformance/page.mjs'
import { unquotedWords } from './conformance/quotes.mjs'
import { root } from './prepare.mjs'

const rowsPerTitle = 5
const pagePath = join(root, 'docs/conformance.md')

/** The rows of docs/conformance.yaml: one for every statement of docs/specification.md. */
export const readRows = () => parse(readFileSync(join(root, 'docs/conformance.yaml'), 'utf8'))

/** What is wrong with the rows themselves, before any test has run. */
function faultsOf(rows) {
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

const twice = (ids) => ids.filter((id, at) => ids.indexOf(id) !== at)

function crowded(rows) {
  const titles = rows.flatMap(({ tests = [] }) => tests)
  return [...new Set(titles)].filter((title) => titles.filter((one) => one === title).length > rowsPerTitle)
}

if (process.argv[1] === import.meta.filename) {
  const rows = readRows()
  const faults = faultsOf(rows)
  const page = conformancePage(rows)
  if (process.argv.includes('--write')) writeFileSync(pagePath, page)
  else if (!existsSync(pagePath) || readFileSync(pagePath, 'utf8') !== page)
    faults.push('docs/conformance.md is old: node scripts/conformance.mjs --write')
  for (const fault of faults) console.log(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
