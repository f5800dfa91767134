import { navigation, type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../sessions.contract.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { logout } from './logout.ts'
import { signOut } from './sign-out.ts'

export const sessionsRoutes: readonly Route[] = [
  route(contract.listSessions, listSessions),
  route(contract.endSession, endSession),
  route(contract.endAllSessions, endAllSessions),
  route(contract.signOut, signOut),
  navigation(contract.logout, logout),
]
