import type { Table } from '../worksheets/body.ts'
import { misfit } from '../worksheets/kinds.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import type { Place } from '../worksheets/places.ts'
import { blockOf, cellParts, isColumn, rowId } from './addresses.ts'
import type { AnswerValue } from './filled-page.ts'

export type Page = Pick<Worksheet, 'places' | 'blocks'>
export type Target =
  | { what: 'place'; place: Place; row?: string; table?: string }
  /** `most` may be typed; so many as `mostMerged` may stand there once two devices’ rows came together. */
  | { what: 'rows'; most: number; mostMerged: number }

const mostRows = 200

/** Every page has it: a link, or the name of a file, where the member keeps this work. */
export const elsewhere = 'elsewhere'
export const elsewherePlace: Place = {
  address: elsewhere,
  block: elsewhere,
  label: 'I keep it elsewhere',
  kind: 'elsewhere',
  digits: 0,
  from: [],
  required: false,
  result: false,
  example: [],
}

/** What a stored field is on a page: a place that is typed, a cell in a row of a table, or the rows of a table. */
export function targetOf({ places, blocks }: Page, field: string): Target | undefined {
  const block = blocks.get(blockOf(field))
  if (block?.what === 'table') return inTable(block.table, places, field)
  if (field === elsewhere) return { what: 'place', place: elsewherePlace }
  const place = places.find(({ address }) => address === field)
  return place && place.formula === undefined ? { what: 'place', place } : undefined
}

function inTable(table: Table, places: readonly Place[], field: string): Target | undefined {
  const { row, column } = cellParts(field)
  if (row === undefined) return table.follows ? undefined : targetOfRows(table)
  const place = places.find((one) => one.block === table.table && isColumn(one) && one.column === column)
  if (!place || place.formula !== undefined || !rowId.test(row)) return undefined
  return { what: 'place', place, row, table: table.follows ?? table.table }
}

/** Whether a field would be of what the page works out: a place with a formula, or one in a row of a table. */
export function isWorkedOut({ places, blocks }: Page, field: string): boolean {
  const { table, row = '', column } = cellParts(field)
  const isTable = blocks.get(table)?.what === 'table'
  const place = places.find((one) =>
    isColumn(one) ? isTable && one.block === table && one.column === column && rowId.test(row) : one.address === field,
  )
  return place?.formula !== undefined
}

function targetOfRows({ most = mostRows }: Table): Target {
  return { what: 'rows', most, mostMerged: 2 * most }
}

/** Why a value can't be this place's answer, in words; undefined where it can. */
export function unfitting(target: Target, value: AnswerValue): string | undefined {
  if (target.what === 'rows') {
    if (typeof value !== 'object' || value === null) return 'is a table. Send the order of its rows.'
    return value.order.length > target.mostMerged ? tooManyRows(target) : undefined
  }
  if (value === null || value === '') return undefined
  if (typeof value === 'object') return 'is no table.'
  if (typeof value === 'number' && Math.abs(value) > 1e12) return 'is larger than a page can hold.'
  const { kind, choices } = target.place
  const wrong = misfit(value, { kind, choices })
  return wrong && `${wrong}.`
}

export const tooManyRows = ({ most }: { most: number }): string => `holds at most ${most} rows.`
