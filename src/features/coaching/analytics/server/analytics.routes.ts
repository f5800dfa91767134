import { route } from '#platform/server/http/routes.ts'
import * as contract from '../analytics.contract.ts'
import { getAnalytics } from './get-analytics.ts'
import { getClientNumbers } from './get-client-numbers.ts'

export const analyticsRoutes = [
  route(contract.getAnalytics, getAnalytics),
  route(contract.getClientNumbers, getClientNumbers),
]
