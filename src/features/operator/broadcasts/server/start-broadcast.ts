import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import { broadcastRefusals, type startBroadcast as endpoint } from '../broadcasts.contract.ts'
import { buttonProblem, isSendable } from '../broadcasts.rules.ts'
import { askForPage } from './broadcast-job.ts'
import './broadcasts.tables.ts'
import { readBroadcast } from './list-broadcasts.ts'

/** A second click finds it under way, and changes nothing. */
export async function startBroadcast(
  ctx: MemberContext,
  { params: { broadcastId }, body: { version } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  await requireProof(ctx)
  return transaction(ctx, async (ctx) => {
    const now = await readBroadcast(ctx, broadcastId)
    if (!isSendable(now)) throw broadcastRefusals.broadcastEmpty()
    if (now.state === 'draft' && buttonProblem(now)) throw broadcastRefusals.broadcastButton()
    if (now.version !== version) throw broadcastRefusals.broadcastChanged()
    const begun = await ctx.db
      .updateTable('broadcasts')
      .set(({ fn, ref, val }) => ({
        startedAt: fn.coalesce(ref('startedAt'), val(iso(ctx.now()))),
        stoppedAt: null,
      }))
      .where('id', '=', broadcastId)
      .where('version', '=', version)
      .where('finishedAt', 'is', null)
      .where((is) => is.or([is('startedAt', 'is', null), is('stoppedAt', 'is not', null)]))
      .returning(['id', 'afterId'])
      .executeTakeFirst()
    if (!begun) return now
    await askForPage(ctx, begun)
    await writeAudit(ctx, { action: 'broadcast started', subject: now.subject })
    return readBroadcast(ctx, broadcastId)
  })
}
