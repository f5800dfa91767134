import type { Circumstances } from '#features/assistant/server/public.ts'
import { readMembership } from '#features/billing/server/public.ts'
import { coachOf } from '#features/coaching/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** What the assistant may say of a member's membership and coach: billing and coaching are above it, so the app asks them. */
export async function readCircumstances(ctx: MemberContext): Promise<Circumstances> {
  const [membership, coach] = await Promise.all([readMembership(ctx), coachOf(ctx, ctx.member.id)])
  const { sentence, guaranteeUntil, canCancel, refund, status } = membership
  return {
    membership: {
      sentence,
      guaranteeUntil,
      canCancel,
      refundRequested: refund !== null,
      hasInvoices: status !== 'none',
    },
    coach: coach && { name: coach.name },
  }
}
