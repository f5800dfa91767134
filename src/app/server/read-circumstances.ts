import type { Circumstances, OpenPromise } from '#features/assistant/server/public.ts'
import { readMembership } from '#features/billing/server/public.ts'
import { canceledPlan } from '#features/billing/subscription/subscription.rules.ts'
import { awayCoachOf, readOpenPromises } from '#features/coaching/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** What the assistant may say of a member's membership and coach: billing and coaching are above it, so the app asks them. */
export async function readCircumstances(ctx: MemberContext): Promise<Circumstances> {
  const [membership, coach] = await Promise.all([readMembership(ctx), awayCoachOf(ctx, ctx.member.id)])
  const { sentence, guaranteeUntil, canCancel, canResume, gift, refund, status, startedAt } = membership
  return {
    membership: {
      sentence,
      guaranteeUntil,
      canCancel,
      canceledPlan: canceledPlan(membership),
      canResume,
      startedAt,
      gift: gift && { plan: tierName[gift.tier], lastDay: gift.lastDay },
      refundRequested: refund !== null,
      hasInvoices: status !== 'none',
    },
    coach,
  }
}

/** What is open between the member and their coach. */
export const readPromises = async (ctx: MemberContext): Promise<OpenPromise[]> =>
  (await readOpenPromises(ctx, ctx.member)).map(({ owner, text, dueOn, isLate }) => ({ owner, text, dueOn, isLate }))
