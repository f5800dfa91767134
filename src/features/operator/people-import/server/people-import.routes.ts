import { type Route, upload } from '#platform/server/http/routes.ts'
import * as contract from '../people-import.contract.ts'
import { checkPeople } from './check-people.ts'
import { importPeople } from './import-people.ts'

export const peopleImportRoutes: readonly Route[] = [
  upload(contract.checkPeople, checkPeople),
  upload(contract.importPeople, importPeople),
]
