import { cachedRoute, route } from '#platform/server/http/routes.ts'
import * as contract from '../game.contract.ts'
import { getGameProfile } from './get-game-profile.ts'
import { getGratitude, writeGratitude } from './gratitude.ts'
import { listLedger } from './list-ledger.ts'

export const gameRoutes = [
  cachedRoute(contract.getGameProfile, getGameProfile),
  route(contract.listLedger, listLedger),
  route(contract.getGratitude, getGratitude),
  route(contract.writeGratitude, writeGratitude),
]
