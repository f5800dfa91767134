import { founderFileRefusals } from '../../../founder-file.refusals.ts'
import { cellParts } from '../../addresses.ts'
import { rowsIn } from '../../apply-save.ts'
import type { AnswerValue } from '../../filled-page.ts'
import { tooManyRows } from '../../fit-answer.ts'
import { isOrder } from '../../held.ts'
import type { StoredFields } from '../read-answers.ts'

/** The table whose rows a field is, or in a row of which it is a cell. */
export type InTable = { table: string; row?: string; most: number }

/**
 * A full table takes no new rows, but what stands in it, however much that is, can be written on and removed. What is typed
 * in a row that another device removed meanwhile is new to no one: it comes back as two devices’ rows come together.
 */
export function refuseMoreRows({ table, row, most }: InTable, fields: StoredFields, value: AnswerValue): void {
  const before = rowsIn(fields.get(table)?.value)
  if (row) {
    if (before.length >= most && !before.includes(row) && !isKnown(row, fields)) throw founderFileRefusals.fileFull()
    return
  }
  if (isOrder(value) && value.order.length > most && !value.order.every((one) => before.includes(one)))
    throw founderFileRefusals.unfitting(table, tooManyRows({ most }))
}

/** Something of it was stored, be it no more than that a cell was emptied, also in a table that follows another’s rows. */
const isKnown = (row: string, fields: StoredFields): boolean =>
  fields.keys().some((field) => cellParts(field).row === row)
