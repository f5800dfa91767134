import { type MemberContext, publish, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { pageErased } from '../../founder-file.events.ts'
import { lockNumbers } from '../../numbers/server/record-points.ts'
import { restoreCorrected } from '../../numbers/server/restore-corrected.ts'
import type * as contract from '../pages.contract.ts'
import { followErasing } from './after-erasing.ts'
import { noteErasing } from './erasing/erased-version.ts'
import { findPage } from './find-page.ts'
import { lockPage } from './store-page.ts'

type Erase = typeof contract.erasePage
const tables = ['fileAnswers', 'fileDisplaced', 'fileSnapshots', 'filePages'] as const

/** Everything that was written on one page: answers, displaced texts, copies, and the points that its fields made. */
export async function erasePage(ctx: MemberContext, { params }: Input<Erase>): Promise<Reply<Erase>> {
  const page = findPage(ctx, params.pageId)
  await transaction(
    ctx,
    async (ctx) => {
      const { db, member } = ctx
      // A save that arrives now comes before all of this or after it.
      await lockPage(ctx, page.id)
      if (await hasPoints(ctx, page.id)) await lockNumbers(ctx)
      const points = await db
        .deleteFrom('fileNumbers')
        .where('memberId', '=', member.id)
        .where('pageId', '=', page.id)
        .returning(['id', 'correctedBy'])
        .execute()
      await restoreCorrected(ctx, points)
      await noteErasing(ctx, page.id)
      for (const table of tables)
        await db.deleteFrom(table).where('memberId', '=', member.id).where('pageId', '=', page.id).execute()
      await followErasing(ctx, page)
      await publish(ctx, pageErased({ memberId: member.id, pageId: page.id }))
    },
    { raises: false },
  )
  await ctx.scrub()
}

const hasPoints = async ({ db, member }: MemberContext, pageId: string): Promise<boolean> =>
  (await db
    .selectFrom('fileNumbers')
    .select('id')
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .limit(1)
    .executeTakeFirst()) !== undefined
