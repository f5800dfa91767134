import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../talks.contract.ts'

export const clientTalks = (clientId: string) =>
  query<typeof contract.listClientTalks>('GET /api/coach/clients/:clientId/sessions', { params: { clientId } })
export const clientTalk = (clientId: string, talkId: string) =>
  query<typeof contract.getClientTalk>('GET /api/coach/clients/:clientId/sessions/:talkId', {
    params: { clientId, talkId },
  })
export const saveTalkNotes = mutation<typeof contract.saveTalkNotes>(
  'PATCH /api/coach/clients/:clientId/sessions/:talkId/notes',
)
export const holdTalk = mutation<typeof contract.holdTalk>('PUT /api/coach/clients/:clientId/sessions/:talkId/held')
export const myTalks = query<typeof contract.getMyTalks>('GET /api/my-coach/sessions')
