import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../roles.contract.ts'
import { setRole } from './set-role.ts'

export const rolesRoutes: readonly Route[] = [route(contract.setRole, setRole)]
