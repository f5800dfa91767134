import { route } from '#platform/server/http/routes.ts'
import * as contract from '../analytics.contract.ts'
import { getAnalytics } from './get-analytics.ts'

export const analyticsRoutes = [route(contract.getAnalytics, getAnalytics)]
