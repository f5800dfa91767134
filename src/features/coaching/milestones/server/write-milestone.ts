import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { awardAchievements } from '../../achievements/server/award-achievements.ts'
import { payCoach } from '../../coach-ledger/server/pay-coach.ts'
import { paidPhasesPerWeek } from '../milestones.rules.ts'
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

/**
 * What the type pays. Milestones recorded by a coach pay only a set number of times per client and week, and never for
 * more modules, phases and levels than there are.
 */
async function pointsFor(ctx: Context, { coachId, clientId, milestoneType, recordedBy }: Given): Promise<number> {
  const points = ctx.coaching.milestonePoints[milestoneType]
  if (recordedBy === 'system' || milestoneType === 'graduation') return points
  const paid = await ctx.db
    .selectFrom('coachMilestones')
    .select(['milestoneType', 'recordedBy', 'recordedAt'])
    .where('coachId', '=', coachId)
    .where('clientId', '=', clientId)
    .where('milestoneType', '!=', 'graduation')
    .where('pointsEarned', '>', 0)
    .execute()
  const weekAgo = iso(ctx.now().subtract({ hours: 7 * 24 }))
  const written = paid.filter((one) => one.recordedBy === 'coach' && one.recordedAt > weekAgo)
  const ofType = (some: typeof paid) => some.filter((one) => one.milestoneType === milestoneType).length
  const isLeft =
    written.length < ctx.coaching.customPerClientPerWeek &&
    (milestoneType !== 'phase' || ofType(written) < paidPhasesPerWeek) &&
    ofType(paid) < mostOf(ctx, milestoneType)
  return isLeft ? points : 0
}

/** How many of a type there are to reach. */
function mostOf({ program, game }: Context, type: CoachMilestonesTable['milestoneType']): number {
  if (type === 'module') return program.modules.length
  if (type === 'phase') return program.phases.length
  return type === 'level' ? game.levels.length - 1 : Number.POSITIVE_INFINITY
}
