import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant, Page } from '#shared/wire.ts'
import { messageLimit, titleLimit } from './assistant.rules.ts'

export const assistantRefusals = refusals('assistant', {
  conversationNotFound: [404, 'This conversation does not exist.'],
  answering: [409, 'The assistant is still answering. Wait for it, or stop it first.'],
  nothingToRetry: [409, 'There is no unfinished answer to try again.'],
  unavailable: [502, 'The assistant could not answer just now. Please try again.'],
  switchedOff: [503, 'The assistant is switched off for the moment. Your text is kept; please try again later.'],
  monthSpent: [503, "The assistant has used up this month's allowance and is back on the first of next month."],
  crowded: [503, 'Many members are asking right now. Please try again in a few seconds.'],
  tooManyFailures: [429, 'Too many tries failed today. The assistant is there for you again tomorrow.'],
  noAnalysis: [502, 'The model gave no analysis that could be read. Please try again.'],
})

/** What anything that asks the model may be refused with. */
const busyRefusals = [
  assistantRefusals.unavailable,
  assistantRefusals.switchedOff,
  assistantRefusals.monthSpent,
  assistantRefusals.crowded,
  assistantRefusals.tooManyFailures,
]

const Words = z.string().trim().min(1, 'is empty').max(messageLimit)
const Title = z.string().trim().min(1, 'is empty').max(titleLimit)
const ConversationParams = z.object({ conversationId: z.string().max(64) })

export const Conversation = z.object({ id: z.string(), title: z.string(), updatedAt: Instant })
export type Conversation = z.infer<typeof Conversation>

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: Instant,
  status: z.enum(['done', 'running', 'stopped', 'truncated', 'failed']),
  /** An assistant's Markdown as the safe tree of `program/lesson.ts`; null where it is shown as it was written. */
  blocks: z.array(z.any()).nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const Answered = z.object({ conversationId: z.string(), message: ChatMessage })
const Success = z.object({ success: z.literal(true) })

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  access: 'signedIn',
  topics: ['conversations'],
  summary: 'Own conversations, the latest first. `search` looks into titles and messages.',
  query: Page.extend({ search: z.string().trim().max(120).optional() }),
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

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/message',
  access: 'signedIn',
  changes: ['conversations', 'quota'],
  summary: 'Sends a message and answers the reply; with `Accept: text/event-stream` as it is being written.',
  body: z.object({ conversationId: z.string().max(64).nullish(), message: Words, title: Title.nullish() }),
  reply: Answered,
  refusals: [assistantRefusals.conversationNotFound, assistantRefusals.answering, ...busyRefusals],
})

export const retryAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/conversations/:conversationId/retry',
  access: 'signedIn',
  changes: ['conversations', 'quota'],
  summary: 'Asks again for the last answer where it failed, was cut short or stopped.',
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
  summary: 'Ends the running answer and keeps what was written.',
  params: ConversationParams,
  reply: Success,
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
  summary: 'Deletes a conversation with its messages.',
  params: ConversationParams,
  reply: Success,
  refusals: [assistantRefusals.conversationNotFound],
})

export const getAssistantStatus = endpoint({
  method: 'GET',
  path: '/api/chat/status',
  access: 'signedIn',
  topics: ['quota'],
  summary: "Who answers, and what is left of today's messages.",
  reply: z.object({
    provider: z.enum(['built-in', 'openai-compatible', 'anthropic']),
    notice: z.string(),
    limit: z.number(),
    used: z.number(),
    resetsAt: Instant,
  }),
})

export const analyzeIdea = endpoint({
  method: 'POST',
  path: '/api/chat/analyze',
  access: 'signedIn',
  changes: ['quota', 'points'],
  summary: 'Scores a business idea from 0 to 10 and says why.',
  body: z.object({ idea: Words }),
  reply: z.object({
    viability: z.number().nullable(),
    strengths: z.array(z.string()),
    challenges: z.array(z.string()),
    recommendations: z.array(z.string()),
    /** Earlier scores of the same idea, oldest first. */
    history: z.array(z.object({ viability: z.number().nullable(), at: Instant })),
  }),
  refusals: [assistantRefusals.noAnalysis, ...busyRefusals],
})
