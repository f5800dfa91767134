import type { Grid, Table } from '../../../src/features/founder-file/worksheets/body.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { rowsOf } from '../../../src/features/founder-file/worksheets/places.ts'
import type { Content, Fault } from '../content.ts'
import { pageFault } from './page-fault.ts'

/** Every key is used once, and whatever names a key names one that is there. */
export function keyFaults(page: Worksheet, content: Content): Fault[] {
  const keys = page.body.flatMap((item) => blockKey(item) ?? [])
  const fields = new Set(keys)
  const twice = repeated(keys).map((key) => ({ key, says: `${key}: is the key of two parts of the page. Rename one.` }))
  const inside = page.body.flatMap((item) => {
    if ('table' in item) return tableFaults(item, fields)
    if ('grid' in item) return gridFaults(item, fields)
    return []
  })
  return [...twice, ...inside].map(({ key, says }) => pageFault(content, page, key, says))
}

type Said = { key: string; says: string }

const blockKey = (item: object) =>
  'field' in item
    ? String(item.field)
    : 'table' in item
      ? String(item.table)
      : 'grid' in item
        ? String(item.grid)
        : undefined

function tableFaults(table: Table, fields: ReadonlySet<string>): Said[] {
  const columns = table.columns.map(({ key }) => key)
  const totals = table.totals.map(({ key }) => key)
  const named = table.totals.flatMap(({ cells, each }) => [...Object.keys(cells), ...(each?.columns ?? [])])
  const followed = table.follows !== undefined && (!fields.has(table.follows) || table.follows === table.table)
  const typed = table.columns.filter(({ formula }) => formula === undefined)
  const answered = table.follows !== undefined && typed.length > 0
  return [
    ...shared(table.table, [...columns, ...totals], fields),
    ...unknown(named, columns, `${table.table}, totals`),
    ...(followed
      ? [{ key: table.follows ?? '', says: `${table.table}, follows: there is no other table ${table.follows}.` }]
      : []),
    ...(answered
      ? [{ key: table.table, says: `${table.table}: follows another table, so each of its columns needs a formula.` }]
      : []),
  ]
}

function gridFaults(grid: Grid, fields: ReadonlySet<string>): Said[] {
  const columns = grid.columns.map(({ key }) => key)
  const rows = rowsOf(grid)
  const named = rows.flatMap((row) => [
    ...Object.keys(row.cells),
    ...Object.keys(row.from),
    ...(row.only ?? []),
    ...(Array.isArray(row.required) ? row.required : []),
  ])
  return [
    ...shared(grid.grid, [...columns, ...rows.map(({ key }) => key)], fields),
    ...unknown(named, columns, grid.grid),
  ]
}

/** In a formula one word between brackets must mean one thing. */
function shared(name: string, keys: readonly string[], fields: ReadonlySet<string>): Said[] {
  return [
    ...repeated(keys).map((key) => ({
      key,
      says: `${name}, ${key}: is the key of two columns or rows, or of one of each. Rename one.`,
    })),
    ...[...new Set(keys)]
      .filter((key) => fields.has(key))
      .map((key) => ({
        key,
        says: `${name}, ${key}: is also the key of a part of the page, so that [${key}] could mean either. Rename one.`,
      })),
  ]
}

const repeated = (keys: readonly string[]) => [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))]

const unknown = (named: readonly string[], known: readonly string[], where: string): Said[] =>
  [...new Set(named)]
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, says: `${where}: there is no ${key} here; it has ${known.join(', ')}.` }))
