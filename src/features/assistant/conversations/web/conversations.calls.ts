import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../conversations.contract.ts'

export const conversations = (search: string) =>
  query<typeof contract.listConversations>('GET /api/chat/conversations', {
    query: search ? { search } : {},
  })

export const messagesOf = (conversationId: string) =>
  query<typeof contract.listMessages>('GET /api/chat/conversations/:conversationId/messages', {
    params: { conversationId },
    query: {},
  })

export const renameConversation = mutation<typeof contract.renameConversation>(
  'PATCH /api/chat/conversations/:conversationId',
)

export const deleteConversation = mutation<typeof contract.deleteConversation>(
  'DELETE /api/chat/conversations/:conversationId',
)

export const restoreConversation = mutation<typeof contract.restoreConversation>(
  'POST /api/chat/conversations/:conversationId/restore',
)
