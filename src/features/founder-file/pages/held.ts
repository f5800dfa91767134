import type { Mark } from '../worksheets/kinds.ts'
import type { AnswerValue } from './filled-page.ts'

/** What stands in the fields of a page, by address, and what earlier pages say. */
export type Held = ReadonlyMap<string, { value: AnswerValue; mark: Mark | null }>
export type Carried = ReadonlyMap<string, AnswerValue>

/** The ids of a table's rows, in their order. */
export function rowsOf(held: ReadonlyMap<string, { value: AnswerValue }>, table: string): readonly string[] {
  const value = held.get(table)?.value ?? null
  return isOrder(value) ? value.order : []
}

/** Whether a value is the order of a table's rows. */
export const isOrder = (value: AnswerValue): value is { order: string[] } => typeof value === 'object' && value !== null
