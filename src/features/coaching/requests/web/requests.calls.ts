import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../requests.contract.ts'

export const coachingRequests = query<typeof contract.listRequests>('GET /api/coaching/requests')
export const requestCoaching = mutation<typeof contract.requestCoaching>('POST /api/coaching/requests')
