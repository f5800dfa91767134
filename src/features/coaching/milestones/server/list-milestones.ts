import type { MemberContext } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type * as contract from '../milestones.contract.ts'
import { milestoneRows, viewMilestone } from './milestone-rows.ts'

export async function listMilestones(
  ctx: MemberContext,
  { query: { limit, before, clientId, type } }: Input<typeof contract.listMilestones>,
): Promise<contract.Milestone[]> {
  let rows = milestoneRows(ctx).limit(limit)
  if (before) rows = rows.where('coachMilestones.id', '<', before)
  if (clientId) rows = rows.where('coachMilestones.clientId', '=', clientId)
  if (type) rows = rows.where('coachMilestones.milestoneType', '=', type)
  return (await rows.execute()).map((row) => viewMilestone(ctx, row))
}
