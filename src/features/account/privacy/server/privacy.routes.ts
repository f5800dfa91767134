import { file, type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../privacy.contract.ts'
import { deleteAccount } from './delete-account.ts'
import { downloadAccount, exportAccount } from './export-account.ts'

export const privacyRoutes: readonly Route[] = [
  route(contract.exportAccount, exportAccount),
  file(contract.downloadAccount, downloadAccount),
  route(contract.deleteAccount, deleteAccount),
]
