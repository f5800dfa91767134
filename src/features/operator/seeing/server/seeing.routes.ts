import { navigation, type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../seeing.contract.ts'
import { endSeeing } from './end-seeing.ts'
import { startSeeing } from './start-seeing.ts'

export const seeingRoutes: readonly Route[] = [
  route(contract.startSeeing, startSeeing),
  navigation(contract.endSeeing, endSeeing),
]
