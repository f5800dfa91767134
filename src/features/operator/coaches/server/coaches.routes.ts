import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../coaches.contract.ts'
import { listCoaches } from './list-coaches.ts'
import { listFounderRequests } from './list-founder-requests.ts'
import { listClientsOfCoach, moveCaseload } from './move-caseload.ts'

export const coachesRoutes: readonly Route[] = [
  route(contract.listCoaches, listCoaches),
  route(contract.listFounderRequests, listFounderRequests),
  route(contract.listClientsOfCoach, listClientsOfCoach),
  route(contract.moveCaseload, moveCaseload),
]
