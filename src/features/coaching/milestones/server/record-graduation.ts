import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import type { CoachMilestonesTable } from './milestones.tables.ts'
import { writeMilestone } from './write-milestone.ts'

type Graduation = { description: string; achievedAt: string; recordedBy: CoachMilestonesTable['recordedBy'] }

/** Sets the status and records the milestone, which pays a coach once per client. */
export async function recordGraduation(ctx: Context, assignment: CoachClientsTable, graduation: Graduation) {
  await ctx.db
    .updateTable('coachClients')
    .set({ status: 'graduated', graduatedAt: iso(ctx.now()) })
    .where('id', '=', assignment.id)
    .where('status', '=', 'active')
    .execute()
  const { coachId, clientId } = assignment
  return writeMilestone(ctx, { coachId, clientId, milestoneType: 'graduation', subject: 'graduation', ...graduation })
}
