import type { MessageStatus } from '../conversations.rules.ts'

export interface ConversationsTable {
  id: string
  memberId: string
  title: string
  createdAt: string
  updatedAt: string
  /** While undoing the deletion is possible. */
  deletedAt: string | null
}

export interface ChatMessagesTable {
  id: string
  conversationId: string
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  status: MessageStatus
  /** The content as blocks, JSON; null until it is first read. */
  blocks: string | null
  /** While an answer is running: the machine time at which its lease expires. */
  leasedUntil: string | null
  stopAskedAt: string | null
  /** Whether it holds something that was read from the member's Founder file, coaching, membership or points. */
  isFromFile: number
  /** The lesson that an answer sends its reader to. */
  lessonId: string | null
  /** As what the guide answered and what it asked back (`readAnsweredAs`), JSON; null of a model’s and of earlier answers. */
  answeredAs: string | null
  /** Which run writes the answer. */
  runId: string | null
  /** Whose send of a message, and which: `member:send`. Null of an answer, and where the send has no name. */
  sendKey: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    conversations: ConversationsTable
    chatMessages: ChatMessagesTable
  }
}
