import { route } from '#platform/server/http/routes.ts'
import * as contract from '../assignments.contract.ts'
import { assignClient } from './assign-client.ts'
import { endCoaching } from './end-coaching.ts'
import { graduateClient } from './graduate-client.ts'
import { listAvailableClients } from './list-available-clients.ts'

export const assignmentsRoutes = [
  route(contract.listAvailableClients, listAvailableClients),
  route(contract.assignClient, assignClient),
  route(contract.graduateClient, graduateClient),
  route(contract.endCoaching, endCoaching),
]
