import { route } from '#platform/server/http/routes.ts'
import * as contract from '../messages.contract.ts'
import { getClientThread, markClientThreadRead, writeToClient } from './client-messages.ts'
import { countUnread } from './count-unread.ts'
import { getMyThread, markMyThreadRead, writeToCoach } from './my-messages.ts'

export const messagesRoutes = [
  route(contract.getClientThread, getClientThread),
  route(contract.writeToClient, writeToClient),
  route(contract.markClientThreadRead, markClientThreadRead),
  route(contract.getMyThread, getMyThread),
  route(contract.writeToCoach, writeToCoach),
  route(contract.markMyThreadRead, markMyThreadRead),
  route(contract.countUnread, countUnread),
]
