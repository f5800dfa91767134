import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../deletion.contract.ts'
import { deletePerson } from './delete-person.ts'
import { getDeletion } from './get-deletion.ts'

export const deletionRoutes: readonly Route[] = [
  route(contract.getDeletion, getDeletion),
  route(contract.deletePerson, deletePerson),
]
