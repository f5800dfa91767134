import { route } from '#platform/server/http/routes.ts'
import * as contract from '../milestones.contract.ts'
import { getMilestonePoints } from './get-milestone-points.ts'
import { listMilestones } from './list-milestones.ts'
import { recordMilestone } from './record-milestone.ts'

export const milestonesRoutes = [
  route(contract.listMilestones, listMilestones),
  route(contract.recordMilestone, recordMilestone),
  route(contract.getMilestonePoints, getMilestonePoints),
]
