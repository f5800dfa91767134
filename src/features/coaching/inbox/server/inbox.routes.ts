import { route } from '#platform/server/http/routes.ts'
import * as contract from '../inbox.contract.ts'
import { listThreads } from './list-threads.ts'
import { putAside, putBack } from './put-aside.ts'

export const inboxRoutes = [
  route(contract.listThreads, listThreads),
  route(contract.putAside, putAside),
  route(contract.putBack, putBack),
]
