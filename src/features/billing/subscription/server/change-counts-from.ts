import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { findPayer } from '../../customers/server/payers.ts'
import type { RunningSubscription } from './find-running-subscription.ts'

/** How long a preview's figures stay valid, in seconds. */
export const previewHolds = 3600

/**
 * The second from which a change to `price` is counted: the one that was previewed, while it `holds`, else now. The
 * database decides, so that tabs on several servers are shown the same charge, and ask the provider for it once.
 */
export async function changeCountsFrom(
  ctx: MemberContext,
  { customer, running }: RunningSubscription,
  price: string,
  holds: number = previewHolds,
): Promise<number> {
  const { previewPriceId, previewAt } = customer
  const now = Math.floor(ctx.now().epochMilliseconds / 1000)
  const since = Math.max(now - holds, periodStart(running))
  if (previewPriceId === price && previewAt !== null && previewAt >= since) return previewAt
  await ctx.db
    .updateTable('payers')
    .set({ previewPriceId: price, previewAt: now })
    .where('memberId', '=', ctx.member.id)
    .where('previewAt', previewAt === null ? 'is' : '=', previewAt)
    .execute()
  return (await findPayer(ctx, ctx.member.id))?.previewAt ?? now
}

export const periodStart = ({ items }: Stripe.Subscription): number => items.data[0]?.current_period_start ?? 0
