import { route } from '#platform/server/http/routes.ts'
import * as contract from '../quotes.contract.ts'
import { handToCoach } from './hand-to-coach.ts'

export const quotesRoutes = [route(contract.handToCoach, handToCoach)]
