import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { SendId } from '#shared/wire.ts'
import { assistantRefusals, busyRefusals, Words } from '../assistant.contract.ts'
import { ChatMessage, ConversationParams, Success, Title } from '../conversations/conversations.contract.ts'

const Answered = z.object({ conversationId: z.string(), message: ChatMessage })

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/message',
  access: 'signedIn',
  changes: ['conversations', 'quota', 'memory'],
  summary:
    'Sends a message and returns the reply; with `Accept: text/event-stream` as it is being written. Repeated under one `sendId`, it is sent once, and the repeat gets the same reply.',
  body: z.object({
    conversationId: z.string().max(64).nullish(),
    message: Words,
    title: Title.nullish(),
    sendId: SendId.optional(),
  }),
  reply: Answered,
  refusals: [assistantRefusals.conversationNotFound, assistantRefusals.answering, ...busyRefusals],
})

export const retryAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/:conversationId/retry',
  access: 'signedIn',
  changes: ['conversations', 'quota'],
  summary: 'Retries the last answer if it failed, was cut short or stopped.',
  params: ConversationParams,
  reply: Answered,
  refusals: [
    assistantRefusals.conversationNotFound,
    assistantRefusals.answering,
    assistantRefusals.nothingToRetry,
    ...busyRefusals,
  ],
})

export const followAnswer = endpoint({
  method: 'GET',
  path: '/api/chat/conversations/:conversationId/stream',
  access: 'signedIn',
  changes: ['conversations', 'quota'],
  summary: 'The running answer as server-sent events, from its first word; 204 when none runs.',
  params: ConversationParams,
  reply: z.undefined(),
  refusals: [assistantRefusals.conversationNotFound],
})

export const stopAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/:conversationId/stop',
  access: 'signedIn',
  summary: 'Stops the running answer and keeps what was written.',
  params: ConversationParams,
  reply: Success,
  refusals: [assistantRefusals.conversationNotFound],
})
