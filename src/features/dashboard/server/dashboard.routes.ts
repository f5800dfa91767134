import { route } from '#platform/server/http/routes.ts'
import * as contract from '../dashboard.contract.ts'
import { getDashboard } from './get-dashboard.ts'

export const dashboardRoutes = [route(contract.getDashboard, getDashboard)]
