import { isFault } from '../calculator/value.ts'
import type { Value } from '../worksheets/kinds.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import { type Answers, workOut } from '../worksheets/work-out.ts'
import { isColumn } from './addresses.ts'
import type { AnswerValue } from './filled-page.ts'
import { type Carried, type Held, rowsOf } from './held.ts'

type Page = Pick<Worksheet, 'places' | 'blocks'>
export type ComputedValue = number | string | boolean | null

/** What a page comes to with some answers: on both sides, so that a number is the same wherever it is shown. */
export function workOutPage(page: Page, held: Held, carried: Carried = new Map()) {
  const answers = toAnswers(page, held, carried)
  const { at } = workOut(page, answers)
  const told = (address: string, row?: number): ComputedValue => {
    const value = at(address, row)
    return isFault(value) ? null : value
  }
  return {
    /** The value of a place; of a table's column, in the row of this number. */
    at: told,
    answers,
    computed: () => computedOf(page, held, told),
  }
}

export type WorkedPage = ReturnType<typeof workOutPage>

/** Addresses of a table's cells are `table.row.column`; to the calculator a table is a list of rows. */
export function toAnswers({ blocks, places }: Pick<Page, 'blocks' | 'places'>, held: Held, carried: Carried): Answers {
  const values = new Map<string, Value>()
  for (const place of places) {
    const value = saidAt(place, held, carried)
    if (isSingle(value)) values.set(place.address, value)
  }
  const rows = new Map<string, Record<string, Value>[]>()
  for (const [key, block] of blocks)
    if (block.what === 'table')
      rows.set(
        key,
        rowsOf(held, key).map((row) => rowOf(held, block.table.columns, key, row)),
      )
  return { values, rows }
}

/** Of the page itself or an earlier one; where a place is only read, the earlier one comes first. */
function saidAt({ address, from, isReadonly }: Page['places'][number], held: Held, carried: Carried) {
  const own = held.get(address)?.value ?? undefined
  const earlier = from.length > 0 ? carried.get(address) : undefined
  return isReadonly ? (earlier ?? own) : (own ?? earlier)
}

const isSingle = (value: AnswerValue | undefined): value is Value =>
  value !== undefined && value !== null && typeof value !== 'object'

function rowOf(held: Held, columns: readonly { key: string }[], table: string, row: string): Record<string, Value> {
  const cells: Record<string, Value> = {}
  for (const { key } of columns) {
    const value = held.get(`${table}.${row}.${key}`)?.value
    if (isSingle(value) && value !== '') cells[key] = value
  }
  return cells
}

function computedOf({ places, blocks }: Page, held: Held, at: (address: string, row?: number) => ComputedValue) {
  const computed: Record<string, ComputedValue> = {}
  for (const place of places.filter(({ formula }) => formula !== undefined)) {
    if (!isColumn(place)) {
      computed[place.address] = at(place.address)
      continue
    }
    const block = blocks.get(place.block)
    const follows = block?.what === 'table' ? block.table.follows : undefined
    for (const [index, row] of rowsOf(held, follows ?? place.block).entries())
      computed[`${place.block}.${row}.${place.column}`] = at(place.address, index)
  }
  return computed
}
