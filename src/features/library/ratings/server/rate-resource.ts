import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
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
    const own = { memberId: ctx.member.id, resourceId: id }
    const [before] = await starsOf(ctx.db, own)
    if (!before) throw libraryRefusals.notDownloaded()
    const [[totals]] = await Promise.all([
      addToTotals(ctx.db, {
        resourceId: id,
        ratings: before.stars === null ? 1 : 0,
        stars: body.stars - (before.stars ?? 0),
      }),
      recordStars(ctx.db, { ...own, stars: body.stars, ratedAt: iso(ctx.now()) }),
    ])
    if (!totals) throw new Error('What was downloaded has no totals.')
    return { rating: meanRating(totals) ?? body.stars, ratings: totals.ratings }
  })
}

type Own = 'memberId' | 'resourceId'

const starsOf = hotQuery((db, slot: Slot<Own>) =>
  db
    .selectFrom('downloads')
    .select('stars')
    .where('memberId', '=', slot('memberId'))
    .where('resourceId', '=', slot('resourceId')),
)

const recordStars = hotQuery((db, slot: Slot<Own | 'stars' | 'ratedAt'>) =>
  db
    .updateTable('downloads')
    .set({ stars: slot<number>('stars'), ratedAt: slot('ratedAt') })
    .where('memberId', '=', slot('memberId'))
    .where('resourceId', '=', slot('resourceId')),
)

const addToTotals = hotQuery((db, slot: Slot<'resourceId' | 'ratings' | 'stars'>) =>
  db
    .updateTable('resourceTotals')
    .set((row) => ({
      ratings: row('ratings', '+', slot<number>('ratings')),
      stars: row('stars', '+', slot<number>('stars')),
    }))
    .where('resourceId', '=', slot('resourceId'))
    .returning(['ratings', 'stars']),
)
