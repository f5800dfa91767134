import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { awardAchievements } from '../../achievements/server/award-achievements.ts'
import { payCoach } from '../../coach-ledger/server/pay-coach.ts'
import type { CoachMilestonesTable } from './milestones.tables.ts'

type Given = Pick<
  CoachMilestonesTable,
  'coachId' | 'clientId' | 'milestoneType' | 'subject' | 'description' | 'achievedAt' | 'recordedBy'
> &
  Partial<Pick<CoachMilestonesTable, 'earlyAtPercent'>>

/** Records a milestone, pays the coach and awards achievements. The same one a second time does nothing. */
export async function writeMilestone(ctx: Context, given: Given): Promise<CoachMilestonesTable | undefined> {
  const pointsEarned = await pointsFor(ctx, given)
  const milestone = await ctx.db
    .insertInto('coachMilestones')
    .values({ id: newId(), ...given, pointsEarned, recordedAt: iso(ctx.now()) })
    .onConflict((conflict) => conflict.columns(['coachId', 'clientId', 'milestoneType', 'subject']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!milestone) return undefined
  await payCoach(ctx, { ...paymentOf(given), label: given.description, points: pointsEarned })
  await awardAchievements(ctx, given.coachId)
  return milestone
}

/** Which entry of the coach's ledger pays for it. */
export const paymentOf = ({
  coachId,
  clientId,
  milestoneType,
  subject,
}: Omit<Given, 'description' | 'achievedAt' | 'earlyAtPercent'>) => ({
  coachId,
  reason: `milestone.${milestoneType}`,
  cause: `${clientId}:${subject}`,
})

/** What the type pays. Milestones recorded by a coach pay only a set number of times per client and week. */
async function pointsFor(ctx: Context, { coachId, clientId, milestoneType, recordedBy }: Given): Promise<number> {
  const points = ctx.coaching.milestonePoints[milestoneType]
  if (recordedBy === 'system' || milestoneType === 'graduation') return points
  const { count } = await ctx.db
    .selectFrom('coachMilestones')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coachId', '=', coachId)
    .where('clientId', '=', clientId)
    .where('recordedBy', '=', 'coach')
    .where('milestoneType', '!=', 'graduation')
    .where('pointsEarned', '>', 0)
    .where('recordedAt', '>', iso(ctx.now().subtract({ hours: 7 * 24 })))
    .executeTakeFirstOrThrow()
  return Number(count) < ctx.coaching.customPerClientPerWeek ? points : 0
}
