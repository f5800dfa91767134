import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { broadcastRefusals, type deleteBroadcast as endpoint } from '../broadcasts.contract.ts'
import { readBroadcast } from './list-broadcasts.ts'

export async function deleteBroadcast(
  ctx: MemberContext,
  { params: { broadcastId } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('broadcasts')
    .where('id', '=', broadcastId)
    .where('startedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) return { success: true }
  await readBroadcast(ctx, broadcastId)
  throw broadcastRefusals.broadcastBegun()
}
