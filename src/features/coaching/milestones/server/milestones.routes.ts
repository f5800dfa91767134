import { route } from '#platform/server/http/routes.ts'
import * as contract from '../milestones.contract.ts'
import { editMilestone } from './edit-milestone.ts'
import { getMilestonePoints } from './get-milestone-points.ts'
import { listCorrections } from './list-corrections.ts'
import { listMilestones } from './list-milestones.ts'
import { recordMilestone } from './record-milestone.ts'
import { removeMilestone } from './remove-milestone.ts'

export const milestonesRoutes = [
  route(contract.listMilestones, listMilestones),
  route(contract.recordMilestone, recordMilestone),
  route(contract.editMilestone, editMilestone),
  route(contract.removeMilestone, removeMilestone),
  route(contract.listCorrections, listCorrections),
  route(contract.getMilestonePoints, getMilestonePoints),
]
