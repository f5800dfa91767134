import type { Context } from '#platform/server/context.ts'
import '../../guarantee/server/guarantee.tables.ts'
import '../../refunds/server/refunds.tables.ts'

/**
 * Tells the memberships whose end the receipt of the returned money tells: by the guarantee, or by a refund of an operator
 * that ends them, unless that failed. Another email would say it twice, and of the guarantee what isn’t so.
 */
export async function endsWithReceipt(
  { db }: Context,
  memberId: string,
): Promise<(membership: { startedAt: string }) => boolean> {
  const used = await db.selectFrom('guarantees').select('requestedAt as at').where('memberId', '=', memberId).execute()
  const ended = await db
    .selectFrom('chargeRefunds')
    .select('askedAt as at')
    .where('memberId', '=', memberId)
    .where('endsPlan', '=', 1)
    .where('endToldAt', 'is', null)
    .where('droppedAt', 'is', null)
    .execute()
  return ({ startedAt }) => [...used, ...ended].some(({ at }) => startedAt <= at)
}
