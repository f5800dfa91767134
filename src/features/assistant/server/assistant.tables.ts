import type { MessageStatus } from '../assistant.rules.ts'

export interface ConversationsTable {
  id: string
  memberId: string
  title: string
  createdAt: string
  updatedAt: string
}

export interface ChatMessagesTable {
  id: string
  conversationId: string
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  status: MessageStatus
  /** The content as blocks, JSON; null until it is first read after it was written. */
  blocks: string | null
  /** While an answer runs: machine time until which its process vouches for it. */
  leasedUntil: string | null
  stopAskedAt: string | null
}

/** What was asked of the model, reserved before the call and settled after; `released` counts against nobody. */
export interface AssistantUsageTable {
  id: string
  memberId: string
  /** Local date of the member. */
  onDay: string
  at: string
  kind: 'message' | 'analysis'
  state: 'reserved' | 'settled' | 'released'
  model: string
  inputTokens: number
  outputTokens: number
  milliseconds: number
}

export interface IdeaScoresTable {
  id: string
  memberId: string
  /** Digest of the idea's words. */
  ideaKey: string
  /** Digest of the message that carries the analysis into the chat. */
  messageKey: string
  viability: number | null
  /** The analysis as JSON. */
  analysis: string
  at: string
  /** When the message that carries it was sent; that message is not counted again. */
  carriedAt: string | null
}

/** What a connected model has used in a calendar month, by all members together. */
export interface AssistantMonthsTable {
  month: string
  tokens: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    conversations: ConversationsTable
    chatMessages: ChatMessagesTable
    assistantUsage: AssistantUsageTable
    ideaScores: IdeaScoresTable
    assistantMonths: AssistantMonthsTable
  }
}
