import type { MemberContext } from '#platform/server/context.ts'
import { isUniqueViolation } from '#platform/server/database/unique-violation.ts'
import type { Input } from '#shared/endpoint.ts'
import { renamePayment } from '../../coach-ledger/server/pay-coach.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type * as contract from '../milestones.contract.ts'
import { correctOwn } from './correct-own.ts'
import { keepCorrection } from './keep-correction.ts'
import { viewMilestone } from './milestone-rows.ts'
import { achievedInstant, subjectOf } from './record-milestone.ts'
import { paymentOf } from './write-milestone.ts'

/** Corrects words or date. What was paid stays: it was for the milestone, whatever it is called. */
export async function editMilestone(
  ctx: MemberContext,
  { params: { milestoneId }, body }: Input<typeof contract.editMilestone>,
): Promise<contract.Milestone> {
  const achievedAt = achievedInstant(ctx, body.achievedAt)
  try {
    return await correctOwn(ctx, milestoneId, async (ctx, was) => {
      if (was.description !== body.was) throw coachingRefusals.milestoneChanged()
      const { description } = body
      const subject = was.milestoneType === 'graduation' ? was.subject : subjectOf(ctx, { description, achievedAt })
      await keepCorrection(ctx, was, { kind: 'edited', reason: body.reason })
      await ctx.db
        .updateTable('coachMilestones')
        .set({ description, achievedAt, subject })
        .where('id', '=', milestoneId)
        .execute()
      await renamePayment(ctx, paymentOf(was), { cause: `${was.clientId}:${subject}`, label: description })
      const { firstName, lastName } = await readCoachingMember(ctx, was.clientId)
      return viewMilestone(ctx, { ...was, description, achievedAt, firstName, lastName })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw coachingRefusals.milestoneTwice()
    throw error
  }
}
