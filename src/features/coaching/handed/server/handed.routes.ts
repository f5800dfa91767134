import { route } from '#platform/server/http/routes.ts'
import * as contract from '../handed.contract.ts'
import { handToCoach } from './hand-to-coach.ts'

export const handedRoutes = [route(contract.handToCoach, handToCoach)]
