import { route } from '#platform/server/http/routes.ts'
import * as contract from '../coach-dashboard.contract.ts'
import { getCoachDashboard } from './get-coach-dashboard.ts'
import { listNeedingMe } from './list-needing-me.ts'

export const coachDashboardRoutes = [
  route(contract.getCoachDashboard, getCoachDashboard),
  route(contract.listNeedingMe, listNeedingMe),
]
