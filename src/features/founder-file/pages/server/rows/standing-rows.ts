import type { Context } from '#platform/server/context.ts'
import type { AnswerValue } from '../../filled-page.ts'
import { underCurrentKeys } from '../../renamed.ts'
import { isStanding } from '../../standing-answers.ts'

type Row = { pageId: string; field: string; value: string }

/** Stored answers under the keys of today, without what stands in rows that were removed. */
export function standingRows<R extends Row>(worksheets: Context['worksheets'], stored: readonly R[]): R[] {
  const rows = underCurrentKeys(worksheets, stored)
  const ordersOf = new Map(
    [...Map.groupBy(rows.filter(isOrder), ({ pageId }) => pageId)].map(([pageId, orders]) => [
      pageId,
      new Map(orders.map(({ field, value }) => [field, { value: JSON.parse(value) as AnswerValue }])),
    ]),
  )
  return rows.filter(({ pageId, field }) => {
    const page = worksheets.findById(pageId)
    return !page || isStanding(page, ordersOf.get(pageId) ?? new Map(), field)
  })
}

const isOrder = ({ value }: Row) => value.startsWith('{')
