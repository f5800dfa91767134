import { isColumn } from '../pages/addresses.ts'
import type { Value } from './kinds.ts'
import type { Worksheet } from './pages.ts'
import type { Answers } from './work-out.ts'

type Row = Record<string, Value>

/** The example business's answers to a page, as if it had typed them. */
export function exampleOf({ places, blocks }: Worksheet): Answers {
  const rows = new Map<string, Row[]>()
  for (const [key, block] of blocks) if (block.what === 'table') rows.set(key, [])
  const typed = places.filter(({ formula }) => formula === undefined)
  for (const place of typed.filter(isColumn)) fillColumn(rows, place.block, place.column ?? '', place.example)
  const values = new Map(
    typed.filter((place) => !isColumn(place)).flatMap(({ address, example }) => given(address, example[0])),
  )
  return { values, rows }
}

const given = (address: string, value?: Value | null): [string, Value][] =>
  value === undefined || value === null ? [] : [[address, value]]

function fillColumn(rows: Map<string, Row[]>, table: string, column: string, cells: readonly (Value | null)[]) {
  const before = rows.get(table) ?? []
  const held = before.length > 0 ? before : cells.map((): Row => ({}))
  rows.set(table, held)
  for (const [index, cell] of cells.entries()) {
    const row = held[index]
    if (row && cell !== null) row[column] = cell
  }
}
