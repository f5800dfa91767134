import { route } from '#platform/server/http/routes.ts'
import * as contract from '../caseload.contract.ts'
import { editNotes } from './edit-notes.ts'
import { getClient } from './get-client.ts'
import { getClientNotes } from './get-client-notes.ts'
import { listClients } from './list-clients.ts'

export const caseloadRoutes = [
  route(contract.listClients, listClients),
  route(contract.getClient, getClient),
  route(contract.getClientNotes, getClientNotes),
  route(contract.editNotes, editNotes),
]
