import { file, route } from '#platform/server/http/routes.ts'
import * as contract from '../appointments.contract.ts'
import { downloadSession } from './download-session.ts'
import { getNextSession } from './get-next-session.ts'
import { listSessions } from './list-sessions.ts'

export const appointmentsRoutes = [
  route(contract.getNextSession, getNextSession),
  route(contract.listSessions, listSessions),
  file(contract.downloadSession, downloadSession),
]
