import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { payCoach, renamePayment } from '../../coach-ledger/server/pay-coach.ts'
import type * as contract from '../milestones.contract.ts'
import { correctOwn } from './correct-own.ts'
import { keepCorrection } from './keep-correction.ts'
import type { CoachMilestonesTable } from './milestones.tables.ts'
import { paymentOf } from './write-milestone.ts'

/** Takes a milestone back. Its points go by an entry of their own; a client who graduated by it is active again. */
export function removeMilestone(
  ctx: MemberContext,
  { params: { milestoneId }, body }: Input<typeof contract.removeMilestone>,
): Promise<Reply<typeof contract.removeMilestone>> {
  return correctOwn(ctx, milestoneId, async (ctx, was) => {
    const { coachId, clientId, milestoneType, description, pointsEarned } = was
    await keepCorrection(ctx, was, { kind: 'removed', ...body })
    await ctx.db.deleteFrom('coachMilestones').where('id', '=', milestoneId).execute()
    // Under a cause of its own, so that the same milestone can be recorded and paid once more.
    const cause = `${clientId}:${milestoneId}`
    await renamePayment(ctx, paymentOf(was), { cause, label: description })
    const reason = `milestone.${milestoneType}-reversed`
    await payCoach(ctx, { coachId, reason, cause, label: `Taken back: ${description}`, points: 0 - pointsEarned })
    if (milestoneType === 'graduation') await takeBackGraduation(ctx, was)
    return { points: pointsEarned }
  })
}

/** With coaches whom the client was handed over to as well, unless they graduated with another one. */
async function takeBackGraduation({ db }: MemberContext, { coachId, clientId }: CoachMilestonesTable): Promise<void> {
  const other = await db
    .selectFrom('coachMilestones')
    .select('id')
    .where('clientId', '=', clientId)
    .where('milestoneType', '=', 'graduation')
    .executeTakeFirst()
  const coachings = db
    .updateTable('coachClients')
    .where('clientId', '=', clientId)
    .$if(other !== undefined, (rows) => rows.where('coachId', '=', coachId))
  await coachings.set({ graduatedAt: null }).execute()
  await coachings.set({ status: 'active' }).where('status', '=', 'graduated').execute()
}
