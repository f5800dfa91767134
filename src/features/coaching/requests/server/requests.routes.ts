import { route } from '#platform/server/http/routes.ts'
import * as contract from '../requests.contract.ts'
import { listRequests } from './list-requests.ts'
import { requestCoaching } from './request-coaching.ts'

export const requestsRoutes = [
  route(contract.listRequests, listRequests),
  route(contract.requestCoaching, requestCoaching),
]
