import type { Circumstances, OpenPromise } from '#features/assistant/server/public.ts'
import { readMembership } from '#features/billing/server/public.ts'
import { coachOf, readOpenPromises } from '#features/coaching/server/public.ts'
import { readGameRecord } from '#features/game/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** What the assistant may say of a member's membership, coach and badges: their features are above or beside it, so the app asks them. */
export async function readCircumstances(ctx: MemberContext): Promise<Circumstances> {
  const [membership, coach, earned] = await Promise.all([
    readMembership(ctx),
    coachOf(ctx, ctx.member.id),
    readEarned(ctx),
  ])
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
    earned,
  }
}

async function readEarned({ db, member, game }: MemberContext): Promise<Circumstances['earned']> {
  const { totals, earnings } = await readGameRecord(db, member.id)
  const at = Math.max(1, ...earnings.levels.keys())
  const next = game.levels[at]
  return {
    ...{ points: totals.points, xp: totals.xp, badges: earnings.badges.size, badgesInAll: game.badges.length },
    camp: game.levels[at - 1]?.name ?? '',
    next: next ? { camp: next.name, requiredXP: next.requiredXP } : null,
  }
}

/** What is open between the member and their coach. */
export const readPromises = async (ctx: MemberContext): Promise<OpenPromise[]> =>
  (await readOpenPromises(ctx, ctx.member)).map(({ owner, text, dueOn, isLate }) => ({ owner, text, dueOn, isLate }))
