import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../requests.contract.ts'

export const coachingRequests = query<typeof contract.listRequests>('GET /api/coaching/requests')
export const requestCoaching = mutation<typeof contract.requestCoaching>('POST /api/coaching/requests')
export const answerOffer = mutation<typeof contract.answerOffer>('PUT /api/coaching/requests/:requestId/answer')
export const clientRequests = (clientId: string) =>
  query<typeof contract.listClientRequests>('GET /api/coach/clients/:clientId/requests', { params: { clientId } })
export const answerRequest = mutation<typeof contract.answerRequest>(
  'PUT /api/coach/clients/:clientId/requests/:requestId/answer',
)
