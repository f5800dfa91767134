import { iso } from '#platform/server/clock.ts'
import { type Context, touchMember } from '#platform/server/context.ts'
import { guaranteeSettledEmail } from '../../emails/server/refund-emails.ts'
import { sendEmailOnce } from '../../emails/server/send-notices.ts'
import { sumPayments } from '../../revenue/server/read-revenue.ts'
import { boughtSince } from './bought-since.ts'
import { toldOf } from './told-of.ts'

/**
 * What the guarantee owes was paid another way, since the card takes no refund: it is no longer tried. In the transaction
 * of the caller. Answers the cents, undefined where no refund is pending, and `tried` where it may still reach the card:
 * before the provider has refused it, and while it is tried again.
 */
export async function settleGuarantee(ctx: Context, memberId: string): Promise<number | 'tried' | undefined> {
  // First, as every record of what the provider says: what was given back by now is in what is read below.
  await touchMember(ctx, memberId)
  const owed = await findOwed(ctx, memberId)
  if (!owed) return undefined
  if (!owed.canSettle) return 'tried'
  const { guarantee, paidCents, refundedCents } = owed
  const settledAt = iso(ctx.now())
  const { numUpdatedRows } = await ctx.db
    .updateTable('guarantees')
    .set({ refundedBeforeCents: refundedCents, refundedCents: paidCents, carriedOutAt: settledAt, settledAt })
    .where('memberId', '=', memberId)
    .where('carriedOutAt', 'is', null)
    .where('refusedAt', 'is not', null)
    .where((row) => row.or([row('tryingUntil', 'is', null), row('tryingUntil', '<=', settledAt)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return 'tried'
  const { to, told } = await toldOf(ctx, { ...guarantee, refundedBeforeCents: refundedCents }, paidCents)
  await sendEmailOnce(ctx, memberId, `guarantee-settled:${memberId}:${settledAt}`, guaranteeSettledEmail(ctx, to, told))
  return told.cents
}

/** A guarantee whose refund isn’t made, with what it is about: not what was bought after it was used. */
export async function findOwed({ db, now }: Context, memberId: string) {
  const guarantee = await db
    .selectFrom('guarantees')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('carriedOutAt', 'is', null)
    .executeTakeFirst()
  if (!guarantee) return undefined
  const { refusedAt, tryingUntil } = guarantee
  const canSettle = refusedAt !== null && (tryingUntil === null || tryingUntil <= iso(now()))
  return { guarantee, canSettle, ...(await sumPayments(db, memberId, await boughtSince(db, guarantee))) }
}
