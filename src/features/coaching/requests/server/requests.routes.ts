import { route } from '#platform/server/http/routes.ts'
import * as contract from '../requests.contract.ts'
import { answerOffer } from './answer-offer.ts'
import { answerRequest } from './answer-request.ts'
import { listClientRequests, listRequests } from './list-requests.ts'
import { requestCoaching } from './request-coaching.ts'

export const requestsRoutes = [
  route(contract.listRequests, listRequests),
  route(contract.requestCoaching, requestCoaching),
  route(contract.answerOffer, answerOffer),
  route(contract.listClientRequests, listClientRequests),
  route(contract.answerRequest, answerRequest),
]
