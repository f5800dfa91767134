import { openEvents } from '#platform/web/api.ts'
import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../assistant.contract.ts'

export const conversations = (search: string) =>
  query<typeof contract.listConversations>('GET /api/chat/conversations', {
    query: search ? { search } : {},
  })

export const messagesOf = (conversationId: string) =>
  query<typeof contract.listMessages>('GET /api/chat/conversations/:conversationId/messages', {
    params: { conversationId },
    query: {},
  })

export const status = query<typeof contract.getAssistantStatus>('GET /api/chat/status')

export const rename = mutation<typeof contract.renameConversation>('PATCH /api/chat/conversations/:conversationId')
export const remove = mutation<typeof contract.deleteConversation>('DELETE /api/chat/conversations/:conversationId')
export const stop = mutation<typeof contract.stopAnswer>('POST /api/chat/conversations/:conversationId/stop')
export const analyze = mutation<typeof contract.analyzeIdea>('POST /api/chat/analyze')

export type Outgoing = { conversationId?: string; message: string; title?: string }

export const openSend = (body: Outgoing) => openEvents<typeof contract.sendMessage>('POST /api/chat/message', { body })
export const openRetry = (conversationId: string) =>
  openEvents<typeof contract.retryAnswer>('POST /api/chat/conversations/:conversationId/retry', {
    params: { conversationId },
  })
export const openFollow = (conversationId: string) =>
  openEvents<typeof contract.followAnswer>('GET /api/chat/conversations/:conversationId/stream', {
    params: { conversationId },
  })
