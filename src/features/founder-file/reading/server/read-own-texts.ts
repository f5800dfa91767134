import type { Context } from '#platform/server/context.ts'
import { cellParts, placeOfCell } from '../../pages/addresses.ts'
import { standingRows } from '../../pages/server/rows/standing-rows.ts'

/** `address`: as places have it; of a table the column, once for each `row` of it. Numbers are in digits; a tick has no text. */
export type OwnText = { pageId: string; address: string; text: string; row?: string }

/** What a member entered on all pages, in one query. */
export async function readOwnTexts(
  { db, worksheets }: Pick<Context, 'db' | 'worksheets'>,
  memberId: string,
): Promise<OwnText[]> {
  const rows = await db
    .selectFrom('fileAnswers')
    .select(['pageId', 'field', 'value'])
    .where('memberId', '=', memberId)
    .execute()
  // Orders of rows are objects.
  const entries = standingRows(worksheets, rows).filter(({ value }) => !value.startsWith('{'))
  return entries.map(({ pageId, field, value }) => {
    const { table, row = '' } = cellParts(field)
    const isCell = worksheets.pageById.get(pageId)?.blocks.get(table)?.what === 'table'
    const entered: unknown = JSON.parse(value)
    const text = typeof entered === 'string' || typeof entered === 'number' ? `${entered}` : ''
    return isCell ? { pageId, address: placeOfCell(field), text, row } : { pageId, address: field, text }
  })
}
