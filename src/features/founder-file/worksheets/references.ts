import type { Block } from './places.ts'

/** Where a formula stands: its block, and in a table or grid its column and, but for a table's own rows, its row. */
export type Here = { block: string; column?: string; row?: string }

/** What a reference names: addresses, and of a table's column its cell in the same row or all of its cells. */
export type Named = { addresses: readonly string[]; rows: 'one' | 'same' | 'all' }

/** What `[…]` means where it stands; undefined when it leads nowhere. The forms are in `docs/worksheets.md`. */
export function named(parts: readonly string[], here: Here, blocks: ReadonlyMap<string, Block>): Named | undefined {
  const [first = '', second, third] = parts
  const own = blocks.get(here.block)
  if (second === undefined) return withinBlock(first, here, own, blocks) ?? fieldNamed(first, blocks)
  const other = blocks.get(first)
  if (other) return inBlock(first, other, second, third, here, blocks)
  return own && third === undefined ? inBlock(here.block, own, first, second, here, blocks) : undefined
}

function fieldNamed(key: string, blocks: ReadonlyMap<string, Block>): Named | undefined {
  return blocks.get(key)?.what === 'field' ? { addresses: [key], rows: 'one' } : undefined
}

/** `[key]` or `[a:b]` inside a table or grid: rows in this column, or columns in this row. */
function withinBlock(
  part: string,
  here: Here,
  own: Block | undefined,
  blocks: ReadonlyMap<string, Block>,
): Named | undefined {
  if (!own || own.what === 'field') return undefined
  const rows = span(part, rowKeys(own))
  if (rows && here.column) return cells(here.block, [here.column], rows)
  const columns = span(part, columnKeys(own))
  if (columns)
    return here.row
      ? cells(here.block, columns, [here.row])
      : { addresses: columns.map((column) => `${here.block}.${column}`), rows: 'same' as const }
  const followed = own.what === 'table' ? own.table.follows : undefined
  return followed === undefined || here.row
    ? undefined
    : withinBlock(part, { ...here, block: followed }, blocks.get(followed), blocks)
}

function inBlock(
  name: string,
  block: Block,
  column: string,
  row: string | undefined,
  here: Here,
  blocks: ReadonlyMap<string, Block>,
): Named | undefined {
  if (block.what === 'field') return undefined
  const columns = columnsNamed(column, columnKeys(block), here)
  if (!columns) return undefined
  if (row === undefined) return block.what === 'table' ? wholeColumns(name, columns) : undefined
  const rows = span(row, rowKeys(block))
  const found = rows && cells(name, columns, rows)
  return found && blocks.has(name) ? found : undefined
}

const wholeColumns = (name: string, columns: readonly string[]): Named => ({
  addresses: columns.map((column) => `${name}.${column}`),
  rows: 'all',
})

/** `=` is the column of this key, `<` the one before it. */
function columnsNamed(part: string, keys: readonly string[], { column = '' }: Here): string[] | undefined {
  if (part === '=') return keys.includes(column) ? [column] : undefined
  if (part !== '<') return span(part, keys)
  const before = keys[keys.indexOf(column) - 1]
  return before === undefined ? undefined : [before]
}

/** `a` or `a:b`, among keys in their order. */
function span(part: string, keys: readonly string[]): string[] | undefined {
  const [from = '', until = from] = part.split(':')
  const [start, end] = [keys.indexOf(from), keys.indexOf(until)]
  return start < 0 || end < start ? undefined : keys.slice(start, end + 1)
}

const cells = (block: string, columns: readonly string[], rows: readonly string[]): Named => ({
  addresses: columns.flatMap((column) => rows.map((row) => `${block}.${column}.${row}`)),
  rows: 'one',
})

export function columnKeys(block: Block): string[] {
  if (block.what === 'field') return []
  return (block.what === 'table' ? block.table : block.grid).columns.map(({ key }) => key)
}

function rowKeys(block: Block): string[] {
  if (block.what === 'field') return []
  return (block.what === 'table' ? block.table.totals : block.rows).map(({ key }) => key)
}
