import { route } from '#platform/server/http/routes.ts'
import * as contract from '../hand-over.contract.ts'
import { handOverClient } from './hand-over-client.ts'
import { listColleagues } from './list-colleagues.ts'
import { showEarlierMessages } from './show-earlier-messages.ts'

export const handOverRoutes = [
  route(contract.listColleagues, listColleagues),
  route(contract.handOverClient, handOverClient),
  route(contract.showEarlierMessages, showEarlierMessages),
]
