import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { payCoach, renamePayment } from '../../coach-ledger/server/pay-coach.ts'
import type * as contract from '../milestones.contract.ts'
import { findOwnMilestone } from './find-own-milestone.ts'
import { keepCorrection } from './keep-correction.ts'
import { paymentOf } from './write-milestone.ts'

/** Takes a milestone back. Its points go by an entry of their own; a client who graduated by it is active again. */
export function removeMilestone(
  ctx: MemberContext,
  { params: { milestoneId }, body }: Input<typeof contract.removeMilestone>,
): Promise<Reply<typeof contract.removeMilestone>> {
  return transaction(ctx, async (ctx) => {
    const was = await findOwnMilestone(ctx, milestoneId)
    const { coachId, clientId, milestoneType, description, pointsEarned } = was
    await keepCorrection(ctx, was, { kind: 'removed', ...body })
    await ctx.db.deleteFrom('coachMilestones').where('id', '=', milestoneId).execute()
    // Under a cause of its own, so that the same milestone can be recorded and paid once more.
    const cause = `${clientId}:${milestoneId}`
    await renamePayment(ctx, paymentOf(was), { cause, label: description })
    const reason = `milestone.${milestoneType}-reversed`
    await payCoach(ctx, { coachId, reason, cause, label: `Taken back: ${description}`, points: 0 - pointsEarned })
    if (milestoneType === 'graduation')
      await ctx.db
        .updateTable('coachClients')
        .set({ status: 'active', graduatedAt: null })
        .where('coachId', '=', coachId)
        .where('liveClientId', '=', clientId)
        .where('status', '=', 'graduated')
        .execute()
    return { points: pointsEarned }
  })
}
