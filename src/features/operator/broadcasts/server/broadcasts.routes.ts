import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../broadcasts.contract.ts'
import { countAudience } from './count-audience.ts'
import { createBroadcast } from './create-broadcast.ts'
import { deleteBroadcast } from './delete-broadcast.ts'
import { editBroadcast } from './edit-broadcast.ts'
import { getBroadcast, listBroadcasts } from './list-broadcasts.ts'
import { startBroadcast } from './start-broadcast.ts'
import { stopBroadcast } from './stop-broadcast.ts'
import { testBroadcast } from './test-broadcast.ts'

export const broadcastsRoutes: readonly Route[] = [
  route(contract.listBroadcasts, listBroadcasts),
  route(contract.countAudience, countAudience),
  route(contract.createBroadcast, createBroadcast),
  route(contract.getBroadcast, getBroadcast),
  route(contract.editBroadcast, editBroadcast),
  route(contract.deleteBroadcast, deleteBroadcast),
  route(contract.testBroadcast, testBroadcast),
  route(contract.startBroadcast, startBroadcast),
  route(contract.stopBroadcast, stopBroadcast),
]
