import { route } from '#platform/server/http/routes.ts'
import * as contract from '../game.contract.ts'
import { getGratitude, writeGratitude } from '../gratitude/server/write-gratitude.ts'
import { listLedger } from '../points/server/list-ledger.ts'
import { getGameProfile } from '../profile/server/get-game-profile.ts'

export const gameRoutes = [
  route(contract.getGameProfile, getGameProfile),
  route(contract.listLedger, listLedger),
  route(contract.getGratitude, getGratitude),
  route(contract.writeGratitude, writeGratitude),
]
