import { route } from '#platform/server/http/routes.ts'
import * as contract from '../client-file.contract.ts'
import { getClientFile } from './get-client-file.ts'
import { getClientPage } from './get-client-page.ts'
import { noteLook } from './note-look.ts'

export const clientFileRoutes = [
  route(contract.getClientFile, getClientFile),
  route(contract.getClientPage, getClientPage),
  route(contract.noteLook, noteLook),
]
