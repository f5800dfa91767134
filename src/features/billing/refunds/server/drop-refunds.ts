import { iso } from '#platform/server/clock.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { refundDropped } from '../../billing.events.ts'
import { refundWork } from './refund-ids.ts'
import './refunds.tables.ts'

/** Refunds of these charges that aren’t made yet are given up, and won’t be tried again when a dispute is won. */
export async function dropWaitingRefunds(ctx: Context, chargeIds: readonly string[]): Promise<void> {
  if (chargeIds.length === 0) return
  const waiting = await ctx.db
    .selectFrom('chargeRefunds')
    .select('id')
    .where('chargeId', 'in', chargeIds)
    .where('doneAt', 'is', null)
    .execute()
  for (const { id } of waiting) {
    const dropped = await dropRefund(ctx, { id })
    if (dropped) await publish(ctx, refundDropped(dropped))
  }
}

type Dropped = { memberId: string | null; cents: number }

/** Gives up a refund that waits, with its job, if it failed for good. Undefined: it was made, or given up before. */
export async function dropRefund(
  { db, now }: Context,
  { id, memberId }: { id: string; memberId?: string },
): Promise<Dropped | undefined> {
  const at = iso(now())
  const dropped = await db
    .updateTable('chargeRefunds')
    .set({ doneAt: at, droppedAt: at })
    .where('id', '=', id)
    .$if(memberId !== undefined, (refunds) => refunds.where('memberId', '=', memberId ?? ''))
    .where('doneAt', 'is', null)
    .returning(['memberId', 'cents'])
    .executeTakeFirst()
  // Of an account that is gone nothing is kept of it.
  if (dropped?.memberId === null) await db.deleteFrom('chargeRefunds').where('id', '=', id).execute()
  if (dropped) await db.deleteFrom('jobs').where('work', '=', refundWork(id)).where('deadAt', 'is not', null).execute()
  return dropped
}
