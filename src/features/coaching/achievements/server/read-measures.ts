import type { Context } from '#platform/server/context.ts'
import { countClients } from '../../caseload/server/count-clients.ts'
import { coachPoints } from '../../coach-ledger/server/pay-coach.ts'
import type { CoachMeasure } from '../../coaching.content.ts'

/** The numbers that achievement rules compare against. */
export async function readMeasures(ctx: Context, coachId: string): Promise<Record<CoachMeasure, number>> {
  const counts = await countClients(ctx, coachId)
  const milestones = await ctx.db
    .selectFrom('coachMilestones')
    .select(({ fn }) => ['milestoneType', 'recordedBy', fn.countAll<number>().as('count')])
    .where('coachId', '=', coachId)
    .groupBy(['milestoneType', 'recordedBy'])
    .execute()
  const sum = (some: typeof milestones) => some.reduce((total, { count }) => total + Number(count), 0)
  const led = (type: string) =>
    sum(milestones.filter(({ milestoneType, recordedBy }) => milestoneType === type && recordedBy === 'system'))
  return {
    'clients-assigned': counts.everAssigned,
    'clients-active': counts.active,
    // Not who came as a graduate.
    'clients-graduated': sum(milestones.filter(({ milestoneType }) => milestoneType === 'graduation')),
    'client-modules': led('module'),
    'client-phases': led('phase'),
    'milestones-recorded': sum(milestones),
    'total-points': await coachPoints(ctx, coachId),
  }
}
