import type { AnswerValue } from './filled-page.ts'
import { isOrder } from './held.ts'

type RowOrder = { order: string[] }
/** The order of a table's rows as it is stored: with the version at which each row came. */
export type StoredOrder = RowOrder & { since: Record<string, number> }
export type StoredValue = string | number | boolean | null | StoredOrder
export type StoredAnswer = { value: StoredValue; version: number }

type Save = { value: AnswerValue; version: number }
type Outcome = { value: StoredValue; version: number; displaced: StoredValue | undefined }

/**
 * What a save makes of the answer that is stored. What arrives later is stored; a value that its sender had not seen is
 * displaced and kept. Rows that the sender had not seen stay in their table.
 */
export function applySave(stored: StoredAnswer | undefined, save: Save): Outcome {
  const version = (stored?.version ?? 0) + 1
  if (isOrder(save.value))
    return { value: mergeOrder(stored, save.value, save.version, version), version, displaced: undefined }
  const unseen = stored !== undefined && stored.version > save.version
  const differs = stored !== undefined && stored.value !== save.value
  const displaced = unseen && differs && !isBlank(stored.value) ? stored.value : undefined
  return { value: save.value, version, displaced }
}

function mergeOrder(stored: StoredAnswer | undefined, { order }: RowOrder, seen: number, version: number): StoredOrder {
  const before = storedOrder(stored?.value)
  const unseen = before.order.filter((row) => (before.since[row] ?? 0) > seen && !order.includes(row))
  return orderOf([...new Set([...order, ...unseen])], before, version)
}

/** A cell that is saved in a row which another device removed brings the row back, so that its text is seen. */
export function withRow(stored: StoredAnswer | undefined, row: string): StoredAnswer | undefined {
  const before = storedOrder(stored?.value)
  if (before.order.includes(row)) return undefined
  const version = (stored?.version ?? 0) + 1
  return { value: orderOf([...before.order, row], before, version), version }
}

const orderOf = (order: string[], before: StoredOrder, version: number): StoredOrder => ({
  order,
  since: Object.fromEntries(
    order.map((row) => [row, before.order.includes(row) ? (before.since[row] ?? version) : version]),
  ),
})

/** The rows of a table that stand in it; none of anything else. */
export const rowsIn = (value: StoredValue | undefined): readonly string[] => storedOrder(value).order

const storedOrder = (value: StoredValue | undefined): StoredOrder =>
  typeof value === 'object' && value !== null ? value : { order: [], since: {} }

export const isBlank = (value: StoredValue): boolean => value === null || value === ''

/** What is told of a stored value. */
export const wireValue = (value: StoredValue): AnswerValue =>
  typeof value === 'object' && value !== null ? { order: value.order } : value
