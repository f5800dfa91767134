import { route } from '#platform/server/http/routes.ts'
import * as contract from '../landing.contract.ts'
import { getFirstLesson, getLegalText } from './site-texts.ts'

export const landingRoutes = [
  route(contract.getLegalText, getLegalText),
  route(contract.getFirstLesson, getFirstLesson),
]
