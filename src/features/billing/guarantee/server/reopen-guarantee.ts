import { iso } from '#platform/server/clock.ts'
import { type Context, touchMember } from '#platform/server/context.ts'
import type { CustomerSnapshot } from '../../sync/server/read-customer-snapshot.ts'
import { coveredBy } from './covered-by.ts'

/**
 * The bank may send a refund back weeks after it was made, as where a card is closed. Then the guarantee is pending
 * again, and the next reconciliation makes the refund anew, unless an operator paid it another way.
 */
export async function reopenGuarantee(
  ctx: Context,
  memberId: string,
  { subscriptions, charges }: CustomerSnapshot,
  returned: readonly string[],
): Promise<void> {
  if (returned.length === 0) return
  ctx.log.error({ memberId, charges: returned }, 'a refund came back from the bank')
  const guarantee = await ctx.db
    .selectFrom('guarantees')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('carriedOutAt', 'is not', null)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  if (!guarantee) return
  const covered = charges.filter(coveredBy(guarantee, subscriptions))
  if (!covered.some(({ id }) => returned.includes(id))) return
  await ctx.db
    .updateTable('guarantees')
    .set({ refundedCents: null, carriedOutAt: null, refusedAt: iso(ctx.now()) })
    .where('memberId', '=', memberId)
    .execute()
  await touchMember(ctx, memberId)
}
