import type { Worksheet } from '../worksheets/pages.ts'
import { targetOf } from './fit-answer.ts'

type Page = Pick<Worksheet, 'places' | 'blocks' | 'renamed'>

/** A key may be renamed more than once; this often is more than any page's history has. */
const mostTimes = 10

/** Where an answer belongs whose key was renamed since it was written; the same address where it wasn't. */
export function currentAddress(page: Page, address: string): string {
  let at = address
  for (let times = 0; times < mostTimes && !targetOf(page, at); times += 1) {
    const next = renamedOnce(page, at)
    if (next === at) return address
    at = next
  }
  return targetOf(page, at) ? at : address
}

/**
 * A field goes by its own key. A cell `block.column.row` goes by those of its column and its row, which may each have
 * moved; of a table's cell `table.rowId.column` the middle is no key. A table's rows move with its columns.
 */
function renamedOnce({ renamed, blocks }: Page, address: string): string {
  const moved = new Map(Object.entries(renamed))
  const [block = '', second, third] = address.split('.')
  if (second === undefined) {
    const [, column] = [...moved].find(([from]) => from.startsWith(`${block}.`)) ?? []
    return moved.get(address) ?? column?.split('.')[0] ?? address
  }
  const [row, last] = [moved.get(`${block}.${second}`)?.split('.'), moved.get(`${block}.${third}`)?.split('.')]
  const target = last?.[0] ?? row?.[0] ?? block
  const isTable = blocks.get(target)?.what === 'table'
  return [target, (isTable ? undefined : row?.[1]) ?? second, last?.[1] ?? third].join('.')
}
