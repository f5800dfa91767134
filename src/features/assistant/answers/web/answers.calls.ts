import { openEvents } from '#platform/web/api.ts'
import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../answers.contract.ts'

export const stopAnswer = mutation<typeof contract.stopAnswer>('POST /api/chat/conversations/:conversationId/stop')

export type Outgoing = { conversationId?: string; message: string; title?: string }

export const openSend = (body: Outgoing & { sendId: string }) =>
  openEvents<typeof contract.sendMessage>('POST /api/chat/message', { body })

export const openRetry = (conversationId: string) =>
  openEvents<typeof contract.retryAnswer>('POST /api/chat/conversations/:conversationId/retry', {
    params: { conversationId },
  })

export const openFollow = (conversationId: string) =>
  openEvents<typeof contract.followAnswer>('GET /api/chat/conversations/:conversationId/stream', {
    params: { conversationId },
  })
