import { mutation, query } from '#platform/web/queries.ts'
import { pageLimits } from '#shared/page-limits.ts'
import type * as contract from '../milestones.contract.ts'
import type { MilestoneType } from '../milestones.rules.ts'

export const milestonePoints = query<typeof contract.getMilestonePoints>('GET /api/coach/milestone-points')
export const milestonesOf = (filter: { clientId?: string | undefined; type?: MilestoneType | undefined }) =>
  query<typeof contract.listMilestones>('GET /api/coach/milestones', { query: { limit: pageLimits.most, ...filter } })
export const recordMilestone = mutation<typeof contract.recordMilestone>('POST /api/coach/milestones')
export const editMilestone = mutation<typeof contract.editMilestone>('PATCH /api/coach/milestones/:milestoneId')
export const removeMilestone = mutation<typeof contract.removeMilestone>('DELETE /api/coach/milestones/:milestoneId')
export const corrections = query<typeof contract.listCorrections>('GET /api/coach/milestone-corrections', {
  query: { limit: pageLimits.most },
})
