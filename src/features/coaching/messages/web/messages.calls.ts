import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../messages.contract.ts'

export const unreadCount = query<typeof contract.countUnread>('GET /api/messages/unread')
export const myThread = query<typeof contract.getMyThread>('GET /api/messages')
export const writeToCoach = mutation<typeof contract.writeToCoach>('POST /api/messages')
export const markMyThreadRead = mutation<typeof contract.markMyThreadRead>('POST /api/messages/read')
export const clientThread = (clientId: string) =>
  query<typeof contract.getClientThread>('GET /api/coach/clients/:clientId/messages', { params: { clientId } })
export const writeToClient = mutation<typeof contract.writeToClient>('POST /api/coach/clients/:clientId/messages')

export const markClientThreadRead = mutation<typeof contract.markClientThreadRead>(
  'POST /api/coach/clients/:clientId/messages/read',
)
