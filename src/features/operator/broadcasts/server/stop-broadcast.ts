import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { broadcastRefusals, type stopBroadcast as endpoint } from '../broadcasts.contract.ts'
import './broadcasts.tables.ts'
import { readBroadcast } from './list-broadcasts.ts'

export function stopBroadcast(
  ctx: MemberContext,
  { params: { broadcastId } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return transaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('broadcasts')
      .set({ stoppedAt: iso(ctx.now()) })
      .where('id', '=', broadcastId)
      .where('startedAt', 'is not', null)
      .where('stoppedAt', 'is', null)
      .where('finishedAt', 'is', null)
      .executeTakeFirstOrThrow()
    const now = await readBroadcast(ctx, broadcastId)
    if (numUpdatedRows === 0n) throw broadcastRefusals.broadcastNotRunning()
    await writeAudit(ctx, { action: 'broadcast stopped', subject: now.subject })
    return now
  })
}
