import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { broadcastRefusals, type editBroadcast as endpoint } from '../broadcasts.contract.ts'
import { readBroadcast } from './list-broadcasts.ts'

/** One statement decides between two tabs, and between a save and the start. */
export async function editBroadcast(
  ctx: MemberContext,
  { params: { broadcastId }, body: { version, ...draft } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('broadcasts')
    .set({ ...draft, version: version + 1 })
    .where('id', '=', broadcastId)
    .where('version', '=', version)
    .where('startedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const now = await readBroadcast(ctx, broadcastId)
  if (numUpdatedRows > 0n) return now
  throw now.state === 'draft' ? broadcastRefusals.broadcastChanged() : broadcastRefusals.broadcastBegun()
}
