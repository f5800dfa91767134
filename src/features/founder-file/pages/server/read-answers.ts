import type { Context } from '#platform/server/context.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import { type StoredAnswer, type StoredValue, wireValue } from '../apply-save.ts'
import type { Answer } from '../filled-page.ts'
import type { Held } from '../held.ts'
import { moveRow, underCurrentKeys } from '../renamed.ts'

export type StoredField = StoredAnswer & { mark: Mark | null; updatedAt: string }
export type StoredFields = Map<string, StoredField>

/** Everything that a member wrote on some pages, in one query. */
export async function readAnswers(
  { db, worksheets }: Pick<Context, 'db' | 'worksheets'>,
  memberId: string,
  pageIds: readonly string[],
): Promise<Map<string, StoredFields>> {
  const pages = new Map<string, StoredFields>(pageIds.map((pageId) => [pageId, new Map()]))
  if (pageIds.length === 0) return pages
  const rows = await db
    .selectFrom('fileAnswers')
    .select(['pageId', 'field', 'value', 'mark', 'version', 'updatedAt'])
    .where('memberId', '=', memberId)
    .where('pageId', 'in', pageIds)
    .execute()
  for (const { pageId, field, value, ...rest } of underCurrentKeys(worksheets, rows))
    pages.get(pageId)?.set(field, { ...rest, value: JSON.parse(value) as StoredValue })
  return pages
}

export const toHeld = (fields: StoredFields): Held =>
  new Map([...fields].map(([field, { value, mark }]) => [field, { value: wireValue(value), mark }]))

/** The texts that later saves displaced on a page, by field. */
export async function readDisplaced(
  { db, worksheets }: Pick<Context, 'db' | 'worksheets'>,
  memberId: string,
  pageId: string,
) {
  const rows = await db
    .selectFrom('fileDisplaced')
    .select(['id', 'field', 'value', 'mark', 'version', 'displacedAt'])
    .where('memberId', '=', memberId)
    .where('pageId', '=', pageId)
    .orderBy('id')
    .execute()
  return Map.groupBy(
    rows
      .map((row) => moveRow(worksheets, { ...row, pageId }))
      .map(({ value, pageId: _, ...rest }) => ({ ...rest, value: wireValue(JSON.parse(value) as StoredValue) })),
    ({ field }) => field,
  )
}

export function toAnswer({ value, version, updatedAt, mark }: StoredField, other: Answer['other'] | undefined): Answer {
  return { value: wireValue(value), version, updatedAt, mark, ...(other ? { other } : {}) }
}
