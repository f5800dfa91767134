import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { countClients } from '../../caseload/server/count-clients.ts'
import { readCaseload } from '../../caseload/server/read-caseload.ts'
import { average } from '../../coaching.rules.ts'
import { milestoneRows, viewMilestone } from '../../milestones/server/milestone-rows.ts'
import { countProved } from '../../outcomes/server/count-outcomes.ts'
import type { getCoachDashboard as endpoint } from '../coach-dashboard.contract.ts'

export async function getCoachDashboard(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const clients = await readCaseload(ctx)
  const counts = await countClients(ctx, ctx.member.id)
  const milestones = await milestoneRows(ctx, 'achievedAt').limit(5).execute()
  return {
    totalClients: counts.total,
    activeClients: counts.active,
    graduatedClients: counts.graduated,
    avgClientProgress: average(clients.map(({ progress }) => progress)),
    successRate: counts.successRate,
    graduatedEarly: counts.early,
    graduatesProved: await countProved(ctx),
    recentMilestones: milestones.map((row) => viewMilestone(ctx, row)),
  }
}
