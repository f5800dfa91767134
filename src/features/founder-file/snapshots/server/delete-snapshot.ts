import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { findPage } from '../../pages/server/find-page.ts'
import { lockPage } from '../../pages/server/store-page.ts'
import type * as contract from '../snapshots.contract.ts'
import { noteKeptOn } from './room-for-copies.ts'

type Delete = typeof contract.deleteSnapshot

/** One’s own copies can be deleted below the page’s tier too. The page itself stays as it is. */
export async function deleteSnapshot(ctx: MemberContext, { params }: Input<Delete>): Promise<Reply<Delete>> {
  const page = findPage(ctx, params.pageId)
  await transaction(
    ctx,
    async (ctx) => {
      await lockPage(ctx, page.id)
      const gone = await ctx.db
        .deleteFrom('fileSnapshots')
        .where('memberId', '=', ctx.member.id)
        .where('pageId', '=', page.id)
        .where('id', '=', params.snapshotId)
        .returning('id')
        .execute()
      if (gone.length === 0) throw founderFileRefusals.copyNotFound()
      await noteKeptOn(ctx, page.id)
    },
    { raises: false },
  )
  await ctx.scrub()
}
