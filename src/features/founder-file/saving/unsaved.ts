import { cellParts } from '../pages/addresses.ts'
import type { AnswerValue } from '../pages/filled-page.ts'
import { isOrder } from '../pages/held.ts'
import { isUnsent, type Queue } from './queue.ts'

/** Only this device has these: they were not sent, or not taken, and a field shows them. */
export const unsavedIn = (queue: Queue): Queue =>
  queue.filter(
    (save) => isUnsent(save) || (save.state === 'refused' && isThere(save.field, (table) => orderIn(queue, table))),
  )

/**
 * The page came anew from the server: refused cells of rows that it doesn’t have, nor this device, are shown nowhere. What
 * can be sent again stays, and brings its row back.
 */
export const withoutGone = (queue: Queue, orderOf: (table: string) => AnswerValue | undefined): Queue =>
  queue.filter(
    ({ state, field, isLocked }) =>
      state !== 'refused' ||
      isLocked ||
      isThere(field, (table) => (orderIn(queue, table) === undefined ? orderOf(table) : null)),
  )

const orderIn = (queue: Queue, table: string) => queue.findLast(({ field }) => field === table)?.value

/** A cell isn’t where its row was removed. Undoing that brings it back. */
function isThere(field: string, orderOf: (table: string) => AnswerValue | undefined): boolean {
  const { table, row } = cellParts(field)
  const order = row === undefined ? undefined : orderOf(table)
  return row === undefined || order === undefined || !isOrder(order) || order.order.includes(row)
}
