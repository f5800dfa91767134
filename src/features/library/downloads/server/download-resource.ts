import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findOpenResource } from '../../server/find-resource.ts'
import type { downloadResource as endpoint } from '../downloads.contract.ts'
import { fileLink } from './file-links.ts'

type Endpoint = typeof endpoint

export async function downloadResource(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const resource = findOpenResource(ctx, params.resourceId)
  // A coach looks for their clients: what they take along is not use of their own.
  if (ctx.member.role !== 'coach') await transaction(ctx, (ctx) => countDownload(ctx, resource.id))
  return { success: true, url: fileLink(ctx, resource, 'file') }
}

/** The database increments, so that concurrent downloads are all counted. */
async function countDownload(ctx: MemberContext, resourceId: string): Promise<void> {
  const at = iso(ctx.now())
  await ctx.db
    .insertInto('downloads')
    .values({ memberId: ctx.member.id, resourceId, times: 1, firstAt: at, lastAt: at, stars: null, ratedAt: null })
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'resourceId'])
        .doUpdateSet((eb) => ({ times: eb('downloads.times', '+', 1), lastAt: at })),
    )
    .execute()
  await ctx.db
    .insertInto('resourceTotals')
    .values({ resourceId, downloads: 1, ratings: 0, stars: 0 })
    .onConflict((conflict) =>
      conflict.column('resourceId').doUpdateSet((eb) => ({ downloads: eb('resourceTotals.downloads', '+', 1) })),
    )
    .execute()
}
