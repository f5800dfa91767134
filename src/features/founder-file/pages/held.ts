import type { Mark } from '../worksheets/kinds.ts'
import type { Place } from '../worksheets/places.ts'
import type { AnswerValue } from './filled-page.ts'

/** What stands in the fields of a page, by address, and what earlier pages say. */
export type Held = ReadonlyMap<string, { value: AnswerValue; mark: Mark | null }>
export type Carried = ReadonlyMap<string, AnswerValue>

/** The ids of a table's rows, in their order. */
export function rowsOf(held: ReadonlyMap<string, { value: AnswerValue }>, table: string): readonly string[] {
  const value = held.get(table)?.value
  return typeof value === 'object' && value !== null ? value.order : []
}

/** A table's column: its places are as many as the table has rows. */
export const isColumn = ({ column, row }: Place): boolean => column !== undefined && row === undefined
