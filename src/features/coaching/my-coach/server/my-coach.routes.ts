import { route } from '#platform/server/http/routes.ts'
import * as contract from '../my-coach.contract.ts'
import { getMyCoach } from './get-my-coach.ts'
import { leaveCoach } from './leave-coach.ts'

export const myCoachRoutes = [route(contract.getMyCoach, getMyCoach), route(contract.leaveCoach, leaveCoach)]
