import { mutation, query } from '#platform/web/queries.ts'
import { pageLimits } from '#shared/page-limits.ts'
import type * as contract from '../milestones.contract.ts'
import type { MilestoneType } from '../milestones.rules.ts'

export const milestonePoints = query<typeof contract.getMilestonePoints>('GET /api/coach/milestone-points')
export const milestonesOf = (filter: { clientId?: string | undefined; type?: MilestoneType | undefined }) =>
  query<typeof contract.listMilestones>('GET /api/coach/milestones', { query: { limit: pageLimits.most, ...filter } })
export const recordMilestone = mutation<typeof contract.recordMilestone>('POST /api/coach/milestones')
