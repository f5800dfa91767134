import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { broadcastRefusals, type stopBroadcast as endpoint } from '../broadcasts.contract.ts'
import './broadcasts.tables.ts'
import { readBroadcast } from './list-broadcasts.ts'
import { withdraw } from './withdraw.ts'

/** Stops what has not left yet, be it handed out or not. */
export function stopBroadcast(
  ctx: MemberContext,
  { params: { broadcastId } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return transaction(ctx, async (ctx) => {
    // First, so that a page that is being handed out is either seen here or not begun.
    const stopped = await ctx.db
      .updateTable('broadcasts')
      .set({ stoppedAt: iso(ctx.now()) })
      .where('id', '=', broadcastId)
      .where('startedAt', 'is not', null)
      .where('stoppedAt', 'is', null)
      .returning('finishedAt')
      .executeTakeFirst()
    const withdrawn = stopped ? await withdraw(ctx, broadcastId) : 0
    if (withdrawn > 0)
      await ctx.db
        .updateTable('broadcasts')
        .set({ finishedAt: null, afterId: '' })
        .where('id', '=', broadcastId)
        .execute()
    const now = await readBroadcast(ctx, broadcastId)
    if (!stopped || (stopped.finishedAt && withdrawn === 0)) throw broadcastRefusals.broadcastNotRunning()
    await writeAudit(ctx, { action: 'broadcast stopped', subject: now.subject })
    return now
  })
}
