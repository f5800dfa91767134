import type { MemberContext } from '#platform/server/context.ts'
import { restoreCorrected } from './restore-corrected.ts'

type Source = { pageId: string; field: string }

/**
 * A field about a day that was emptied says nothing of it any more. What it said is kept, corrected by itself, until the
 * field says something again; what that had corrected elsewhere counts again. A field about the day of writing said what
 * was so on that day, and leaves it. Answers those that count again.
 */
export async function retirePoints(ctx: MemberContext, { pageId, field }: Source) {
  const place = ctx.worksheets.pageById.get(pageId)?.places.find(({ address }) => address === field)
  if (place?.day === undefined) return []
  const { db, member } = ctx
  const retired = await db
    .updateTable('fileNumbers')
    .set(({ ref }) => ({ correctedBy: ref('id') }))
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .where('field', '=', field)
    .where('correctedBy', 'is', null)
    .returning('id')
    .execute()
  const ids = await withOwnBefore(
    ctx,
    { pageId, field },
    retired.map(({ id }) => id),
  )
  return restoreCorrected(
    ctx,
    ids.map((id) => ({ id, correctedBy: null })),
  )
}

/** Some points of a field with those of its own that they corrected, and so on. */
async function withOwnBefore(ctx: MemberContext, source: Source, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const earlier = await ctx.db
    .selectFrom('fileNumbers')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('pageId', '=', source.pageId)
    .where('field', '=', source.field)
    .where('correctedBy', 'in', ids)
    .where('id', 'not in', ids)
    .execute()
  const before = earlier.map(({ id }) => id)
  return [...ids, ...(await withOwnBefore(ctx, source, before))]
}
