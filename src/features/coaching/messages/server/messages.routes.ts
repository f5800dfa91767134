import { route } from '#platform/server/http/routes.ts'
import * as contract from '../messages.contract.ts'
import { getClientThread, readClientThread, writeToClient } from './client-messages.ts'
import { countUnread } from './count-unread.ts'
import { getMyThread, readMyThread, writeToCoach } from './my-messages.ts'

export const messagesRoutes = [
  route(contract.getClientThread, getClientThread),
  route(contract.writeToClient, writeToClient),
  route(contract.readClientThread, readClientThread),
  route(contract.getMyThread, getMyThread),
  route(contract.writeToCoach, writeToCoach),
  route(contract.readMyThread, readMyThread),
  route(contract.countUnread, countUnread),
]
