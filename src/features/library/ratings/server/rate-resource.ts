import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { libraryRefusals } from '../../library.contract.ts'
import { findResource } from '../../server/find-resource.ts'
import type { rateResource as endpoint } from '../ratings.contract.ts'
import { meanRating } from '../ratings.rules.ts'

type Endpoint = typeof endpoint

export async function rateResource(ctx: MemberContext, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { id } = findResource(ctx, params.resourceId)
  return transaction(ctx, async (ctx) => {
    // A member's writes are serialized, so these stars can't change between the two statements.
    const before = await ownDownload(ctx, id).select('stars').executeTakeFirst()
    if (!before) throw libraryRefusals.notDownloaded()
    await recordStars(ctx, id, body.stars)
    const totals = await addToTotals(ctx, id, {
      ratings: before.stars === null ? 1 : 0,
      stars: body.stars - (before.stars ?? 0),
    })
    return { rating: meanRating(totals) ?? body.stars, ratings: totals.ratings }
  })
}

const ownDownload = ({ db, member }: MemberContext, resourceId: string) =>
  db.selectFrom('downloads').where('memberId', '=', member.id).where('resourceId', '=', resourceId)

const recordStars = (ctx: MemberContext, resourceId: string, stars: number) =>
  ctx.db
    .updateTable('downloads')
    .set({ stars, ratedAt: iso(ctx.now()) })
    .where('memberId', '=', ctx.member.id)
    .where('resourceId', '=', resourceId)
    .execute()

const addToTotals = ({ db }: MemberContext, resourceId: string, more: { ratings: number; stars: number }) =>
  db
    .updateTable('resourceTotals')
    .set((eb) => ({ ratings: eb('ratings', '+', more.ratings), stars: eb('stars', '+', more.stars) }))
    .where('resourceId', '=', resourceId)
    .returning(['ratings', 'stars'])
    .executeTakeFirstOrThrow()
