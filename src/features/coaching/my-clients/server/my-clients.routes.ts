import { route } from '#platform/server/http/routes.ts'
import * as contract from '../my-clients.contract.ts'
import { findClients } from './find-clients.ts'

export const myClientsRoutes = [route(contract.findClients, findClients)]
