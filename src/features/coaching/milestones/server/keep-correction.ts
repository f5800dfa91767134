import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { CoachMilestonesTable, MilestoneCorrectionsTable } from './milestones.tables.ts'

/** Keeps what a milestone was, in the transaction that changes it. */
export async function keepCorrection(
  ctx: Context,
  { coachId, clientId, milestoneType, description, achievedAt, pointsEarned }: CoachMilestonesTable,
  how: Pick<MilestoneCorrectionsTable, 'kind' | 'reason'>,
): Promise<void> {
  const was = { coachId, clientId, milestoneType, description, achievedAt, pointsEarned }
  await ctx.db
    .insertInto('milestoneCorrections')
    .values({ id: newId(), at: iso(ctx.now()), ...was, ...how })
    .execute()
}
