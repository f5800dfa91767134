import type { Context } from '#platform/server/context.ts'
import { underCurrentKeys } from '../../pages/renamed.ts'

/** `address`: as places have it; of a table the column, once for each of its rows. */
export type OwnText = { pageId: string; address: string; text: string }

/** What a member wrote in words on all pages, in one query. */
export async function readOwnTexts(
  { db, worksheets }: Pick<Context, 'db' | 'worksheets'>,
  memberId: string,
): Promise<OwnText[]> {
  const rows = await db
    .selectFrom('fileAnswers')
    .select(['pageId', 'field', 'value'])
    .where('memberId', '=', memberId)
    // Words are stored as JSON: numbers, ticks and orders of rows begin with something else.
    .where('value', 'like', '"%')
    .execute()
  return underCurrentKeys(worksheets, rows).map(({ pageId, field, value }) => {
    const [block = '', , column = ''] = field.split('.')
    const isCell = worksheets.pageById.get(pageId)?.blocks.get(block)?.what === 'table'
    return { pageId, address: isCell ? `${block}.${column}` : field, text: JSON.parse(value) as string }
  })
}
