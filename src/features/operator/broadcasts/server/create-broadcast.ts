import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { createBroadcast as endpoint } from '../broadcasts.contract.ts'
import { readBroadcast } from './list-broadcasts.ts'

export async function createBroadcast(
  ctx: MemberContext,
  { body }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const id = newId()
  const moments = { createdAt: iso(ctx.now()), startedAt: null, stoppedAt: null, finishedAt: null }
  await ctx.db
    .insertInto('broadcasts')
    .values({ id, ...body, ...moments, version: 0, createdBy: ctx.member.id, afterId: '' })
    .execute()
  return readBroadcast(ctx, id)
}
