import { route } from '#platform/server/http/routes.ts'
import * as contract from '../talks.contract.ts'
import { getClientTalk } from './get-client-talk.ts'
import { getMyTalks } from './get-my-talks.ts'
import { holdTalk } from './hold-talk.ts'
import { listClientTalks } from './list-client-talks.ts'
import { saveTalkNotes } from './save-talk-notes.ts'

export const talksRoutes = [
  route(contract.listClientTalks, listClientTalks),
  route(contract.getClientTalk, getClientTalk),
  route(contract.saveTalkNotes, saveTalkNotes),
  route(contract.holdTalk, holdTalk),
  route(contract.getMyTalks, getMyTalks),
]
