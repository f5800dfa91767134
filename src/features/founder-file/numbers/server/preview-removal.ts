import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { readAnswers } from '../../pages/server/read-answers.ts'
import type * as contract from '../numbers.contract.ts'

type Preview = typeof contract.previewRemoval

/** What counts again once an entry is removed. Writes nothing. */
export async function previewRemoval(ctx: MemberContext, { params }: Input<Preview>): Promise<Reply<Preview>> {
  const { db, member } = ctx
  const entry = await db
    .selectFrom('fileNumbers')
    .select('id')
    .where('memberId', '=', member.id)
    .where('id', '=', params.entryId)
    .where('pageId', 'is', null)
    .where('correctedBy', 'is', null)
    .executeTakeFirst()
  if (!entry) throw founderFileRefusals.entryNotFound()
  return { before: (await countsWithout(ctx, entry.id)) ?? null }
}

/** The last point that one had corrected; where its field was emptied since, what that had corrected in turn. */
async function countsWithout(ctx: MemberContext, id: string): Promise<Reply<Preview>['before'] | undefined> {
  const corrected = await ctx.db
    .selectFrom('fileNumbers')
    .select(['id', 'value', 'date', 'pageId', 'field'])
    .where('memberId', '=', ctx.member.id)
    .where('correctedBy', '=', id)
    .where('id', '!=', id)
    .orderBy('enteredAt', 'desc')
    .execute()
  for (const { id, field, ...point } of corrected) {
    const counts = (await isEmptied(ctx, point.pageId, field)) ? await countsWithout(ctx, id) : point
    if (counts) return counts
  }
  return undefined
}

async function isEmptied(ctx: MemberContext, pageId: string | null, field: string | null): Promise<boolean> {
  if (pageId === null || field === null) return false
  const place = ctx.worksheets.pageById.get(pageId)?.places.find(({ address }) => address === field)
  // A field about the day of writing leaves what it said on that day.
  if (place?.day === undefined) return false
  const stored = (await readAnswers(ctx, ctx.member.id, [pageId])).get(pageId)?.get(field)
  return typeof stored?.value !== 'number'
}
