import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { assistantRefusals } from '../assistant.contract.ts'
import { Proposal } from '../proposals/proposals.contract.ts'
import { searchLimit, titleLimit } from './conversations.rules.ts'

export const Title = z.string().trim().min(1, 'is empty').max(titleLimit)

export const ConversationParams = z.object({ conversationId: z.string().max(64) })

export const Conversation = z.object({ id: z.string(), title: z.string(), updatedAt: Instant })

export type Conversation = z.infer<typeof Conversation>

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: Instant,
  status: z.enum(['done', 'running', 'stopped', 'truncated', 'failed']),
  /** An assistant's Markdown as the safe tree of `program/lesson.ts`; null if it is shown as plain text. */
  blocks: z.array(z.any()).nullable(),
  /** What the assistant proposed in it; absent where that is nothing. */
  proposals: z.array(Proposal).optional(),
})

export type ChatMessage = z.infer<typeof ChatMessage>

export const Success = z.object({ success: z.literal(true) })

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  access: 'signedIn',
  topics: ['conversations'],
  summary: 'Own conversations, latest first. `search` searches titles and messages.',
  query: Page.extend({ search: z.string().trim().max(searchLimit).optional() }),
  reply: z.array(Conversation),
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/conversations/:conversationId/messages',
  access: 'signedIn',
  topics: ['conversations'],
  summary: 'The messages of a conversation, oldest first.',
  params: ConversationParams,
  query: Page,
  reply: z.array(ChatMessage),
  refusals: [assistantRefusals.conversationNotFound],
})

export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/chat/conversations/:conversationId',
  access: 'signedIn',
  changes: ['conversations'],
  summary: 'Gives a conversation another title.',
  params: ConversationParams,
  body: z.object({ title: Title }),
  reply: Conversation,
  refusals: [assistantRefusals.conversationNotFound],
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/chat/conversations/:conversationId',
  access: 'signedIn',
  changes: ['conversations'],
  summary: 'Deletes a conversation with its messages. For some seconds it can be restored.',
  params: ConversationParams,
  reply: Success,
  refusals: [assistantRefusals.conversationNotFound],
})

export const restoreConversation = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/:conversationId/restore',
  access: 'signedIn',
  changes: ['conversations'],
  summary: 'Brings back a conversation that was deleted a moment ago.',
  params: ConversationParams,
  reply: Success,
  refusals: [assistantRefusals.conversationNotFound],
})
