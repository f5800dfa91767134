import type { Worksheet } from '../worksheets/pages.ts'
import { targetOf } from './fit-answer.ts'

type Row = { pageId: string; field: string }
type Pages = { findById: (id: string) => (Page & { isChecklist?: boolean | undefined }) | undefined }

/**
 * What is stored, under today's keys. Where a former key and today's both have an answer, today's is the later one and
 * stands. Checklists take in their former keys by themselves: a tick under any of them counts.
 */
export function underCurrentKeys<R extends Row>(pages: Pages, rows: readonly R[]): R[] {
  const moved = rows.map((row) => moveRow(pages, row))
  const standing = new Set(rows.filter((row, at) => moved[at] === row).map(keyOf))
  return moved.filter((row, at) => row === rows[at] || !standing.has(keyOf(row)))
}

/** One row under today's key; the row itself where the key is as it was. */
export function moveRow<R extends Row>(pages: Pages, row: R): R {
  const page = pages.findById(row.pageId)
  if (!page || page.isChecklist || Object.keys(page.renamed).length === 0) return row
  const field = currentField(page, row.field)
  return field === row.field ? row : { ...row, field }
}

const keyOf = ({ pageId, field }: Row) => `${pageId} ${field}`

type Page = Pick<Worksheet, 'places' | 'blocks' | 'renamed'>

/** A key may be renamed more than once; this often is more than any page's history has. */
const mostTimes = 10

/** Where an answer belongs whose key was renamed since it was written; the same field where it wasn't. */
export function currentField(page: Page, field: string): string {
  let at = field
  for (let times = 0; times < mostTimes && !targetOf(page, at); times += 1) {
    const next = renamedOnce(page, at)
    if (next === at) return field
    at = next
  }
  return targetOf(page, at) ? at : field
}

/**
 * A field goes by its own key. A cell `block.column.row` goes by those of its column and its row, which may each have
 * moved; of a table's cell `table.rowId.column` the middle is no key. A table's rows move with its columns.
 */
function renamedOnce({ renamed, blocks }: Page, field: string): string {
  const moved = new Map(Object.entries(renamed))
  const [block = '', second, third] = field.split('.')
  if (second === undefined) {
    const [, column] = [...moved].find(([from]) => from.startsWith(`${block}.`)) ?? []
    return moved.get(field) ?? column?.split('.')[0] ?? field
  }
  const [row, last] = [moved.get(`${block}.${second}`)?.split('.'), moved.get(`${block}.${third}`)?.split('.')]
  const target = last?.[0] ?? row?.[0] ?? block
  const isTable = blocks.get(target)?.what === 'table'
  return [target, (isTable ? undefined : row?.[1]) ?? second, last?.[1] ?? third].join('.')
}
