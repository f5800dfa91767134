import { overallProgress } from '#features/journey/journey.rules.ts'
import { readWalk } from '#features/journey/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import type { CoachMilestonesTable } from './milestones.tables.ts'
import { writeMilestone } from './write-milestone.ts'

type Graduation = { description: string; achievedAt: string; recordedBy: CoachMilestonesTable['recordedBy'] }

/** Sets the status and records the milestone, which pays a coach once per client and says how early it was. */
export async function recordGraduation(ctx: Context, assignment: CoachClientsTable, graduation: Graduation) {
  await ctx.db
    .updateTable('coachClients')
    .set({ status: 'graduated', graduatedAt: iso(ctx.now()) })
    .where('id', '=', assignment.id)
    .where('status', '=', 'active')
    .execute()
  const { coachId, clientId } = assignment
  const percent = overallProgress(await readWalk(ctx.db, clientId), ctx.program)
  const earlyAtPercent = percent < 100 ? percent : null
  const written = await writeMilestone(ctx, {
    coachId,
    clientId,
    milestoneType: 'graduation',
    subject: 'graduation',
    earlyAtPercent,
    ...graduation,
  })
  if (!written && percent >= 100) await endEarly(ctx, { coachId, clientId })
  return written
}

/** Who graduated early and completed the program after all is a full graduate. */
const endEarly = ({ db }: Context, { coachId, clientId }: Pick<CoachClientsTable, 'coachId' | 'clientId'>) =>
  db
    .updateTable('coachMilestones')
    .set({ earlyAtPercent: null })
    .where('coachId', '=', coachId)
    .where('clientId', '=', clientId)
    .where('milestoneType', '=', 'graduation')
    .execute()
