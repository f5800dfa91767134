import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../hand-over.contract.ts'

export const colleagues = query<typeof contract.listColleagues>('GET /api/coach/colleagues')
export const handOverClient = mutation<typeof contract.handOverClient>('POST /api/coach/clients/:clientId/hand-over')
export const showEarlierMessages = mutation<typeof contract.showEarlierMessages>('POST /api/my-coach/earlier-messages')
