import type { Grid, GridRow, Table } from '../../../worksheets/body.ts'
import type { Choices } from '../../../worksheets/kinds.ts'
import { rowsOf } from '../../../worksheets/places.ts'
import { type Cell, type DocumentBlock, type Drafting, tableBlock, toRead } from './document-block.ts'

export function tableBlocks(table: Table, drafting: Drafting): DocumentBlock[] {
  const { answer } = toRead(drafting)
  const number = (index: number): Cell[] => (table.numbered ? [[`${index + 1}`]] : [])
  const head = table.columns.map((column): Cell => [table.headless ? '' : headOf(column)])
  const rows = Array.from({ length: Math.max(1, drafting.written.rowCount(table.table)) }, (_, index) => [
    ...number(index),
    ...table.columns.map(({ key }): Cell => [answer(`${table.table}.${key}`, index)]),
  ])
  const totals = table.totals.map((total) => [
    ...(table.numbered ? [['']] : []),
    ...table.columns.map(
      ({ key }, index): Cell => [index === 0 ? total.label : answer(`${table.table}.${key}.${total.key}`)],
    ),
  ])
  return [
    ...(table.label ? [caption(table.label)] : []),
    ...(table.hint ? [remark(table.hint)] : []),
    tableBlock([...(table.numbered ? [['']] : []), ...head], [...rows, ...totals]),
  ]
}

/** What stands between the rows of a grid parts it into tables, each under its own words. */
export function gridBlocks(grid: Grid, drafting: Drafting): DocumentBlock[] {
  const hasMarks = rowsOf(grid).some(({ mark }) => mark)
  const parts: { heading?: string; rows: GridRow[] }[] = []
  for (const row of grid.rows) {
    if (!('key' in row)) parts.push({ heading: row.heading, rows: [] })
    else if (parts.length === 0) parts.push({ rows: [row] })
    else parts.at(-1)?.rows.push(row)
  }
  return parts
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ heading, rows }) => {
      const hasNotes = grid.notes !== undefined && rows.some(({ note }) => note)
      const head = grid.headless
        ? [[''], ...grid.columns.map((): Cell => [''])]
        : [[grid.label], ...grid.columns.map((column): Cell => [headOf(column)])]
      const lines = rows.map((row) => rowOf(row, grid, { hasMarks, hasNotes }, drafting))
      const marks = hasMarks ? [[grid.marks?.label ?? 'C / G']] : []
      return [
        ...(heading === undefined ? [] : [caption(heading)]),
        tableBlock([...head, ...marks, ...(hasNotes ? [[grid.notes ?? '']] : [])], lines),
      ]
    })
}

type Behind = { hasMarks: boolean; hasNotes: boolean }

function rowOf(row: GridRow, grid: Grid, { hasMarks, hasNotes }: Behind, drafting: Drafting): Cell[] {
  const { answer, mark } = toRead(drafting)
  const addresses = grid.columns.map(({ key }) => `${grid.grid}.${key}.${row.key}`)
  const small = [row.unit, hasNotes ? undefined : row.note, row.hint].filter(Boolean).join(' · ')
  const label: Cell = small === '' ? [row.label] : [row.label, { kind: 'break' }, { kind: 'emphasis', inline: [small] }]
  return [
    label,
    ...addresses.map((address): Cell => [answer(address)]),
    ...(hasMarks ? [[mark(addresses)]] : []),
    ...(hasNotes ? [[row.note ?? '']] : []),
  ]
}

const caption = (text: string): DocumentBlock => ({ kind: 'heading', level: 3, id: '', inline: [text] })
const remark = (text: string): DocumentBlock => ({
  kind: 'paragraph',
  inline: [{ kind: 'emphasis', inline: [text] }],
})

/** On paper a column says what may be chosen, where that is short. */
function headOf({ label, choices }: { label: string; choices?: Choices | undefined }): string {
  if (choices === undefined) return label
  const list = Array.isArray(choices) ? choices : Object.values(choices)
  const isScale = list.every((one) => typeof one === 'number')
  const said = isScale ? `${list[0]} to ${list.at(-1)}` : list.join(' / ')
  const isKnown = (one: unknown) => label.toLowerCase().includes(String(one).toLowerCase())
  return said.length > 40 || isKnown(said) || (!isScale && list.every(isKnown)) ? label : `${label} (${said})`
}
