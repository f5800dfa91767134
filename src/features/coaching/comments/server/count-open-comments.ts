import type { MemberContext } from '#platform/server/context.ts'
import './comments.tables.ts'

/** Of each page of the caller, how many open comments wait for the caller’s answer. */
export async function countOpenComments({ db, member }: MemberContext): Promise<{ pageId: string; open: number }[]> {
  const rows = await db
    .selectFrom('fileComments')
    .select(({ fn }) => ['pageId', fn.countAll<number>().as('open')])
    .where('memberId', '=', member.id)
    .where('awaits', '=', 'client')
    .where('resolvedAt', 'is', null)
    .groupBy('pageId')
    .orderBy('pageId')
    .execute()
  return rows.map(({ pageId, open }) => ({ pageId, open: Number(open) }))
}
