import { readSharedPage } from '#features/founder-file/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readThreads } from '../../comments/server/read-threads.ts'
import type * as contract from '../client-file.contract.ts'
import { findSharedPage } from './find-shared-page.ts'
import { asOwner } from './read-shares.ts'

type GetPage = typeof contract.getClientPage

export async function getClientPage(ctx: MemberContext, { params }: Input<GetPage>): Promise<Reply<GetPage>> {
  const readAt = iso(ctx.now())
  const { page, client, share, isShared } = await findSharedPage(ctx, params)
  const about = { memberId: client.id, pageId: page.id, coachId: ctx.member.id }
  const look = await ctx.db
    .selectFrom('fileLooks')
    .select('lookedAt')
    .where('coachId', '=', about.coachId)
    .where('memberId', '=', about.memberId)
    .where('pageId', '=', about.pageId)
    .executeTakeFirst()
  return {
    ...(await readSharedPage(asOwner(ctx, client), page, isShared)),
    sharedAt: share.sharedAt,
    lookedAt: look?.lookedAt ?? null,
    readAt,
    threads: await readThreads(ctx, about),
  }
}
