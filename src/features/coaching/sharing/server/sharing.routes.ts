import { route } from '#platform/server/http/routes.ts'
import * as contract from '../sharing.contract.ts'
import { listShares } from './list-shares.ts'
import { shareFile } from './share-file.ts'
import { stopSharing } from './stop-sharing.ts'

export const sharingRoutes = [
  route(contract.listShares, listShares),
  route(contract.shareFile, shareFile),
  route(contract.stopSharing, stopSharing),
]
