import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import { founderFileRefusals } from '../../../founder-file.refusals.ts'
import type { Mark } from '../../../worksheets/kinds.ts'
import type { StoredValue } from '../../apply-save.ts'
import { mostDisplaced } from '../../pages.contract.ts'
import { inPortions } from '../in-portions.ts'

/** A text that another took the place of. */
export type Displaced = {
  id: string
  field: string
  value: StoredValue
  mark: Mark | null
  version: number
  displacedAt: string
}

/** Keeps texts that others took the place of. Where a page has no room for them, what would displace them is refused. */
export async function insertDisplaced(
  { db, member }: MemberContext,
  pageId: string,
  displaced: readonly Displaced[],
): Promise<void> {
  if (displaced.length === 0) return
  const rows = displaced.map(({ value, ...rest }) => ({
    ...rest,
    memberId: member.id,
    pageId,
    value: JSON.stringify(value),
  }))
  for (const some of inPortions(rows)) await db.insertInto('fileDisplaced').values(some).execute()
  const { count, bytes } = await db
    .selectFrom('fileDisplaced')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum(sql<number>`octet_length("value")`).as('bytes')])
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .executeTakeFirstOrThrow()
  if (Number(count) > mostDisplaced.ofPage || Number(bytes) > mostDisplaced.bytesOfPage)
    throw founderFileRefusals.displacedFull()
}
