import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../inbox.contract.ts'

export const threads = query<typeof contract.listThreads>('GET /api/coach/inbox')
export const putAside = mutation<typeof contract.putAside>('POST /api/coach/clients/:clientId/messages/put-aside')
export const putBack = mutation<typeof contract.putBack>('POST /api/coach/clients/:clientId/messages/put-back')
