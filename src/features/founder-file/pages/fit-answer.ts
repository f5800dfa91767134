import type { Table } from '../worksheets/body.ts'
import { misfit } from '../worksheets/kinds.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import type { Place } from '../worksheets/places.ts'
import type { AnswerValue } from './filled-page.ts'
import { isColumn } from './held.ts'

export type Page = Pick<Worksheet, 'places' | 'blocks'>
export type Target = { what: 'place'; place: Place; row?: string; table?: string } | { what: 'rows'; most: number }

const rowId = /^[a-z0-9]{4,24}$/
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

/** What an address names on a page: a place that is typed, a cell in a row of a table, or the rows of a table. */
export function targetOf({ places, blocks }: Page, address: string): Target | undefined {
  const [first = ''] = address.split('.')
  const block = blocks.get(first)
  if (block?.what === 'table') return inTable(block.table, places, address)
  if (address === elsewhere) return { what: 'place', place: elsewherePlace }
  const place = places.find((one) => one.address === address)
  return place && place.formula === undefined ? { what: 'place', place } : undefined
}

function inTable(table: Table, places: readonly Place[], address: string): Target | undefined {
  const [, row, column] = address.split('.')
  if (row === undefined) return table.follows ? undefined : { what: 'rows', most: table.most ?? mostRows }
  const place = places.find((one) => one.block === table.table && isColumn(one) && one.column === column)
  if (!place || place.formula !== undefined || !rowId.test(row)) return undefined
  return { what: 'place', place, row, table: table.follows ?? table.table }
}

/** Why a value can't be this place's answer, in words; undefined where it can. */
export function unfitting(target: Target, value: AnswerValue): string | undefined {
  if (target.what === 'rows') {
    if (typeof value !== 'object' || value === null) return 'is a table. Send the order of its rows.'
    return value.order.length > target.most ? `holds at most ${target.most} rows.` : undefined
  }
  if (value === null || value === '') return undefined
  if (typeof value === 'object') return 'is no table.'
  if (typeof value === 'number' && Math.abs(value) > 1e12) return 'is larger than a page can hold.'
  const { kind, choices } = target.place
  const wrong = misfit(value, { kind, choices })
  return wrong && `${wrong}.`
}
